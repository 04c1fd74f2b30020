//! What people at a real table can set right: Vigor, tokens and places.

use serde::Serialize;
use table::{AnswerError, Correction, Key, RuleId, Say, Scale, Thing, Told};

use crate::cells::{LAST, area_of, cell, centre, space_of};
use crate::content::{ChampionId, TOKENS_MOST, VIGOR_MOST};
use crate::event::Event;
use crate::state::{Dante, FoeNo, Phase, Place};
use crate::{key, rule};

/// What can be set right. Its order stands in records.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum What {
    /// The Vigor of a Champion.
    Vigor,
    /// Its EMPOWER tokens.
    Empower,
    /// Its INSPIRATION tokens.
    Inspiration,
    /// Its Aggressiveness tokens.
    Aggressiveness,
    /// Its Prowess tokens.
    Prowess,
    /// Its Willpower tokens.
    Willpower,
    /// Where it stands.
    Place,
    /// Where a Malefactor stands.
    FoePlace,
    /// The ENRAGE tokens of a Malefactor.
    Enrage,
    /// Its FORTIFY tokens.
    Fortify,
}

impl What {
    const ALL: [Self; 10] = [
        Self::Vigor,
        Self::Empower,
        Self::Inspiration,
        Self::Aggressiveness,
        Self::Prowess,
        Self::Willpower,
        Self::Place,
        Self::FoePlace,
        Self::Enrage,
        Self::Fortify,
    ];

    /// Its name, how it is counted, the most that can be tried, and its rule.
    const fn about(self) -> (Key, Scale, u16, RuleId) {
        const TOKENS: u16 = TOKENS_MOST as u16;
        match self {
            Self::Vigor => (key::THING_VIGOR, Scale::Count, VIGOR_MOST as u16, rule::CHAMPION_VIGOR_MAX),
            Self::Empower => (key::THING_EMPOWER, Scale::Count, TOKENS, rule::TOKEN_RESOURCE_LIMIT),
            Self::Inspiration => (key::THING_INSPIRATION, Scale::Count, TOKENS, rule::TOKEN_RESOURCE_LIMIT),
            Self::Aggressiveness => (key::THING_AGGRESSIVENESS, Scale::Count, TOKENS, rule::TOKEN_AGGRESSIVENESS),
            Self::Prowess => (key::THING_PROWESS, Scale::Count, TOKENS, rule::TOKEN_PROWESS),
            Self::Willpower => (key::THING_WILLPOWER, Scale::Count, TOKENS, rule::TOKEN_WILLPOWER_PLAYER),
            Self::Place => (key::THING_PLACE, Scale::Place, LAST, rule::ZONE_SPACE_ONE),
            Self::FoePlace => (key::THING_PLACE, Scale::Place, LAST, rule::ZONE_CENTRAL),
            Self::Enrage => (key::THING_ENRAGE, Scale::Count, TOKENS, rule::TOKEN_MALEFACTOR_LIMIT),
            Self::Fortify => (key::THING_FORTIFY, Scale::Count, TOKENS, rule::TOKEN_MALEFACTOR_LIMIT),
        }
    }

    const fn is_of_foe(self) -> bool {
        matches!(self, Self::FoePlace | Self::Enrage | Self::Fortify)
    }
}

/// One of them: of which Champion or Malefactor.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(tsify::Tsify))]
pub struct Part {
    /// What.
    pub what: What,
    /// Whose, by number.
    pub whose: u8,
}

impl Dante {
    fn parts(&self) -> impl Iterator<Item = Part> + '_ {
        let laid = self.phase != Phase::Laying && self.ended.is_none();
        What::ALL.into_iter().filter(move |_| laid).flat_map(|what| {
            let count = if what.is_of_foe() { self.foes.len() } else { ChampionId::ALL.len() };
            (0..count as u8).map(move |whose| Part { what, whose }).filter(|part| self.value(*part).is_some())
        })
    }

    /// How a part stands; nothing where it does not apply, such as the place of who is HELD.
    fn value(&self, part: Part) -> Option<u16> {
        if part.what.is_of_foe() {
            let foe = self.foes.get(usize::from(part.whose))?;
            return Some(match part.what {
                What::FoePlace if foe.flown => return None,
                What::FoePlace => centre(foe.at).0,
                What::Enrage => foe.enrage.into(),
                _ => foe.fortify.into(),
            });
        }
        let champion = self.champions.get(usize::from(part.whose))?;
        Some(match part.what {
            What::Vigor => champion.vigor.into(),
            What::Empower => champion.tokens.empower.into(),
            What::Inspiration => champion.tokens.inspiration.into(),
            What::Aggressiveness => champion.tokens.aggressiveness.into(),
            What::Prowess => champion.tokens.prowess.into(),
            What::Willpower => champion.tokens.willpower.into(),
            _ => cell(champion.space()?).0,
        })
    }

    fn owner(&self, part: Part) -> Key {
        if part.what.is_of_foe() {
            return self.foes.get(usize::from(part.whose)).map_or(key::THING_NOBODY, |foe| foe.id.card().name);
        }
        ChampionId::ALL.get(usize::from(part.whose)).map_or(key::THING_NOBODY, |who| who.name())
    }

    pub(crate) fn list_things(&self) -> Vec<Thing> {
        let thing = |part: Part| {
            let (name, scale, most, _) = part.what.about();
            let now = self.value(part).unwrap_or(0);
            let id = Thing::number(part.what as u16, part.whose.into());
            let of = key::THING_OF.with("who", self.owner(part));
            Thing { id, of, name: name.into(), scale, now, most: most.max(now) }
        };
        self.parts().map(thing).collect()
    }

    pub(crate) fn correct(&mut self, Correction { thing, value }: Correction) -> Result<Told<Event>, AnswerError> {
        let id = |part: &Part| Thing::number(part.what as u16, part.whose.into()) == thing;
        let part = self.parts().find(id).ok_or(AnswerError::NoSuchAnswer)?;
        let (.., most, by) = part.what.about();
        if value > most.max(self.value(part).unwrap_or(0)) || self.put_right(part, value).is_none() {
            return Err(AnswerError::Refused(by));
        }
        Ok(Told { event: Event::SetRight(part, value), by: by.into() })
    }

    fn put_right(&mut self, part: Part, value: u16) -> Option<()> {
        let count = u8::try_from(value).ok();
        if part.what.is_of_foe() {
            let foe = self.foe_mut(FoeNo(part.whose));
            match part.what {
                What::FoePlace => {
                    let area = area_of(value).filter(|_| space_of(value).is_none())?;
                    foe.at = area;
                }
                What::Enrage => foe.enrage = count?,
                _ => foe.fortify = count?,
            }
            return Some(());
        }
        let champion = self.champion_mut(*ChampionId::ALL.get(usize::from(part.whose))?);
        match part.what {
            What::Vigor => champion.vigor = count.filter(|count| *count > 0)?,
            What::Empower => champion.tokens.empower = count?,
            What::Inspiration => champion.tokens.inspiration = count?,
            What::Aggressiveness => champion.tokens.aggressiveness = count?,
            What::Prowess => champion.tokens.prowess = count?,
            What::Willpower => champion.tokens.willpower = count?,
            _ => champion.place = Place::On(space_of(value)?),
        }
        Some(())
    }

    /// What is told of a correction.
    pub(crate) fn right_words(&self, part: Part, value: u16) -> Say {
        let (name, scale, ..) = part.what.about();
        match scale {
            Scale::Place => key::RIGHT_PLACE.with("who", self.owner(part)),
            Scale::Count | Scale::Mark => key::RIGHT_COUNT.with("who", self.owner(part)).with("what", name).with("n", value),
        }
    }
}
