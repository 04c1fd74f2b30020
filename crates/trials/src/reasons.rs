//! Whatever is refused says why: in a sentence of its own, never by the title of a rule.

use core::cell::RefCell;
use core::ops::Range;
use std::collections::{BTreeMap, BTreeSet};

use catalogue::{BASE, Texts};
use table::{Arrange, Fate, Question, Say, Session, Show};

use crate::Book;
use crate::walk::{answer, begin, each, load};

/// What the refusals of many questions were found to say.
struct Said {
    texts: Texts,
    titles: BTreeSet<String>,
    /// Of every text one sentence, with something that it refuses.
    sentences: BTreeMap<&'static str, String>,
    /// What is wrong, once for each rule and fault.
    faults: BTreeMap<(&'static str, String), String>,
}

impl Said {
    fn listen<G: Show>(&mut self, session: &Session<G>) {
        let Question::Choose(ask) = session.question() else { return };
        for refused in &ask.refused {
            let rule = G::catalogue().id(refused.rule);
            let what = || format!("{:?} at {:?}", refused.choice, ask.about);
            let said = match session.state().reason(ask, refused) {
                None => Err("has no reason".to_owned()),
                Some(say) => self.judged(&say).map(|words| (say.key.0, words)),
            };
            match said {
                Ok((key, words)) => _ = self.sentences.entry(key).or_insert_with(|| format!("{words} ({rule}: {})", what())),
                Err(fault) => _ = self.faults.entry((rule, fault)).or_insert_with(what),
            }
        }
    }

    /// A sentence, and not the name of a rule.
    fn judged(&self, say: &Say) -> Result<String, String> {
        let words = self.texts.format(say).map_err(|error| error.to_string())?;
        let bare = words.trim_end_matches('.').to_lowercase();
        if self.titles.contains(&bare) {
            return Err(format!("says no more than a title: “{words}”"));
        }
        if !words.ends_with('.') || !words.contains(' ') {
            return Err(format!("is no sentence: “{words}”"));
        }
        Ok(words)
    }
}

impl Book {
    /// Every refusal has a reason in words that are not the title of a rule: in random games, and at every moment of the examples.
    /// One sentence of every text is printed, to be read.
    pub fn refusals_say_why<G: Arrange + Show>(self, setups: &[G::Setup], seeds: Range<u64>) {
        let titles = self.rules().entries().map(|(_, title)| title.to_lowercase()).collect();
        let said = Said { texts: self.texts(BASE), titles, sentences: BTreeMap::new(), faults: BTreeMap::new() };
        let said = RefCell::new(said);
        each::<G>("reasons", setups, seeds, |setup, seed, watch| {
            let mut fate = Fate::new(seed);
            let mut session = begin::<G>(setup, seed);
            loop {
                watch.turn();
                said.borrow_mut().listen(&session);
                if !answer(&mut session, &mut fate) {
                    break;
                }
            }
        });
        for figure in self.reports::<G>().into_iter().filter_map(|report| report.figure) {
            let mut session = load::<G>(&figure.record);
            loop {
                said.borrow_mut().listen(&session);
                if session.undo().is_err() {
                    break;
                }
            }
        }
        let Said { sentences, faults, .. } = said.into_inner();
        sentences.values().for_each(|sentence| println!("{sentence}"));
        let faults: Vec<String> =
            faults.into_iter().map(|((rule, fault), refused)| format!("{rule} {fault}: {refused}")).collect();
        assert!(faults.is_empty(), "{} refusals do not say why:\n{}", faults.len(), faults.join("\n"));
        assert!(!sentences.is_empty(), "nothing was refused");
    }
}
