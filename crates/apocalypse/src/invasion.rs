//! Invasion tokens: the despair roll, its pairs, and the minions that they bring.

use arrayvec::ArrayVec;
use table::{Chance, Dice, Die, Flow, Roll, RuleId, Seat};

use crate::about::About;
use crate::asking::{Facing, Question};
use crate::content::language::Use;
use crate::content::{Circle, DESPAIR_DICE_MOST, DESPAIR_FACES, DIALS, DOOM_FOR_SHORTAGE};
use crate::event::{Event, Throw};
use crate::play::O;
use crate::state::{Apocalypse, AreaId, MOST_HEROES};
use crate::{key, rule};

/// A die of the despair pool.
const DESPAIR_DIE: Die = Die { sides: 6, kind: key::DIE_DESPAIR };

/// The circles that bring demons, with the rules of their pairs.
const PAIRS: [(Circle, RuleId); 3] =
    [(Circle::First, rule::INVASION_GRYLLUS), (Circle::Second, rule::INVASION_FIEND), (Circle::Third, rule::INVASION_CACODEMON)];

/// What the despair dice show.
pub(crate) type Circles = ArrayVec<Circle, { DESPAIR_DICE_MOST as usize }>;

impl Apocalypse {
    /// Reveals every token of an area, one after the other.
    pub(crate) fn reveal_tokens(&mut self, o: O, area: AreaId, rule: RuleId) -> Flow<()> {
        for nth in 0..self.ground_of(area).tokens {
            let by = if nth == 0 { rule } else { rule::INVASION_MANY_TOKENS };
            self.ground_mut(area).tokens -= 1;
            let circles = self.despair_roll(o, area, by)?;
            self.place_by_pairs(o, area, &circles)?;
        }
        Ok(())
    }

    /// Rolls all despair dice of the pool; divine intervention can set them.
    pub(crate) fn despair_roll(&mut self, o: O, area: AreaId, by: RuleId) -> Flow<Circles> {
        let mut circles = self.throw_despair(o, area, by)?;
        let witnesses: ArrayVec<Seat, MOST_HEROES> = self.heroes_in(area).collect();
        while let Some((who, power)) = self.ask_powers(o, &witnesses, Use::Reveal, About::Reveal { at: area })? {
            self.spend_use(o, who, power);
            circles = self.throw_despair(o, area, rule::LUCK_POWERS)?;
        }
        if let Some(owner) = self.offer_divine(o, rule::DIVINE_DICE)? {
            for place in 0..circles.len() {
                let about = About::Face { nth: place as u8 + 1, of: circles.len() as u8 };
                let mut question = Question::new(self.player_of(owner), about, rule::DIVINE_DICE, o.wants_refusals());
                for (circle, _) in PAIRS {
                    question.offer(Facing::Face(circle), rule::DIVINE_DICE);
                }
                let Facing::Face(circle) = question.put(self, o)?;
                if let Some(die) = circles.get_mut(place) {
                    *die = circle;
                }
            }
            self.tell(o, Event::Revealed(area, numbers(&circles)), rule::DIVINE_DICE);
        }
        Ok(circles)
    }

    /// Rolls the despair dice and announces them by this rule.
    pub(crate) fn throw_despair(&self, o: O, area: AreaId, by: RuleId) -> Flow<Circles> {
        let chance = Chance::dice(key::CHANCE_DESPAIR.with("where", self.area_name(area)), rule::INVASION_ROLL);
        let faces = o.roll(&Roll { chance, dice: Dice::of(usize::from(self.dice), DESPAIR_DIE) })?;
        let of = |face: &u8| DESPAIR_FACES.get(usize::from(face.saturating_sub(1))).copied().unwrap_or(Circle::First);
        let circles: Circles = faces.iter().map(of).collect();
        self.tell(o, Event::Revealed(area, numbers(&circles)), by);
        Ok(circles)
    }

    /// One demon for each pair of its circle, and one larva for each pair of any circle.
    pub(crate) fn place_by_pairs(&mut self, o: O, area: AreaId, circles: &[Circle]) -> Flow<()> {
        let mut larvae = 0;
        let mut missing = false;
        for (circle, by) in PAIRS {
            let alike = circles.iter().filter(|other| **other == circle).count() as u8;
            let pairs = alike / 2;
            larvae += pairs;
            // A third die of a circle counts for nothing.
            let by = if pairs > 0 && alike % 2 == 1 { rule::INVASION_TRIPLES } else { by };
            missing |= self.place_minions(o, circle, pairs, area, by) < pairs;
        }
        let by = if missing { rule::INVASION_SHORTAGE_LARVAE } else { rule::INVASION_LARVAE };
        let lacks_larvae = self.place_minions(o, Circle::Limbo, larvae, area, by) < larvae;
        if missing {
            self.tell(o, Event::Shortage(area), rule::INVASION_SHORTAGE);
            self.raise_doom(o, DOOM_FOR_SHORTAGE, rule::INVASION_SHORTAGE)?;
        } else if lacks_larvae {
            self.tell(o, Event::Shortage(area), rule::INVASION_LARVA_SHORTAGE);
        }
        Ok(())
    }

    /// Figures of a circle that are neither on the map nor in Hell, nor left in the box.
    pub fn stock(&self, circle: Circle) -> u8 {
        let placed: u8 = self.areas.iter().map(|ground| ground.count(circle)).sum();
        DIALS.played_with(self.players(), circle).saturating_sub(placed)
    }

    /// Places minions as far as there are figures. Returns how many were placed.
    pub(crate) fn place_minions(&mut self, o: O, circle: Circle, count: u8, area: AreaId, rule: RuleId) -> u8 {
        let placed = count.min(self.stock(circle));
        if placed > 0 {
            *self.ground_mut(area).count_mut(circle) += placed;
            self.tell(o, Event::Placed(circle, placed, area), rule);
        }
        placed
    }
}

fn numbers(circles: &[Circle]) -> Throw {
    circles.iter().map(|circle| circle.number() as u8).collect()
}
