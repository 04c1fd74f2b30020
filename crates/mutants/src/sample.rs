//! Draws the sample, and leaves out what does not compile.

use crate::area::Area;
use crate::candidate::Candidate;
use crate::compile::{self, Binary, Complaint};
use crate::find;
use crate::mirror::Mirror;
use crate::random::Random;
use crate::rewrite::{Placed, rewrite, switch};
use anyhow::{Result, bail};
use std::collections::{BTreeMap, BTreeSet};

/// A sample that compiles, and the programs that must notice. Number n of the switch is the n-th of the sample, counted from 1.
pub fn take(mirror: &Mirror, area: &Area, count: usize, seed: u64) -> Result<(Vec<Candidate>, Vec<Binary>)> {
    let mut pool = Vec::new();
    for file in &area.files {
        pool.extend(find::candidates(file, &mirror.source(file)?)?);
    }
    eprintln!("{} things can be changed in {} files", pool.len(), area.files.len());
    Random::new(seed).shuffle(&mut pool);
    let mut rest = pool.into_iter();
    let mut sample: Vec<Candidate> = rest.by_ref().take(count).collect();
    loop {
        let placed = write(mirror, area, &sample)?;
        let complaints = compile::check(mirror, &area.package)?;
        if complaints.is_empty() {
            return Ok((sample, compile::tests(mirror, &area.tested_by)?));
        }
        let spoiled = to_blame(&complaints, &placed);
        if spoiled.is_empty() {
            bail!("the copy does not compile, and no change is to blame");
        }
        eprintln!("{} changes do not compile and are left out", spoiled.len());
        let mut number = 0;
        sample.retain(|_| {
            number += 1;
            !spoiled.contains(&number)
        });
        sample.extend(rest.by_ref().take(spoiled.len()));
    }
}

/// Writes every file of the area with its changes.
fn write(mirror: &Mirror, area: &Area, sample: &[Candidate]) -> Result<BTreeMap<String, Vec<Placed>>> {
    let mut by_file: BTreeMap<&str, Vec<(u32, &Candidate)>> = BTreeMap::new();
    for (number, candidate) in (1..).zip(sample) {
        by_file.entry(&candidate.file).or_default().push((number, candidate));
    }
    let root = format!("crates/{}/src/lib.rs", area.package);
    let mut placed = BTreeMap::new();
    let files: BTreeSet<&str> = area.files.iter().map(String::as_str).chain([root.as_str()]).collect();
    for file in files {
        let changes = by_file.get(file).map(Vec::as_slice).unwrap_or_default();
        let (mut text, places) = rewrite(&mirror.source(file)?, changes);
        if file == root {
            text.push_str(&switch(sample.len()));
        }
        mirror.write(file, text.as_bytes())?;
        placed.insert(file.to_owned(), places);
    }
    Ok(placed)
}

/// The innermost change around each complaint; where there is none, what lies inside the complaint, and at last all of the file.
fn to_blame(complaints: &[Complaint], placed: &BTreeMap<String, Vec<Placed>>) -> BTreeSet<u32> {
    let mut blamed = BTreeSet::new();
    for Complaint { file, range } in complaints {
        let Some(places) = placed.get(file) else { continue };
        let around = places.iter().filter(|place| place.range.start <= range.start && range.end <= place.range.end);
        if let Some(place) = around.min_by_key(|place| place.range.len()) {
            blamed.insert(place.number);
            continue;
        }
        let before = blamed.len();
        blamed.extend(
            places
                .iter()
                .filter(|place| place.range.start < range.end && range.start < place.range.end)
                .map(|place| place.number),
        );
        if blamed.len() == before {
            blamed.extend(places.iter().map(|place| place.number));
        }
    }
    blamed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_innermost_change_is_to_blame() {
        let places =
            vec![Placed { number: 1, range: 0..50 }, Placed { number: 2, range: 10..20 }, Placed { number: 3, range: 60..70 }];
        let placed = BTreeMap::from([("a.rs".to_owned(), places)]);
        let blamed = |range| to_blame(&[Complaint { file: "a.rs".to_owned(), range }], &placed).into_iter().collect::<Vec<_>>();
        assert_eq!(blamed(12..14), [2]);
        assert_eq!(blamed(30..31), [1]);
        assert_eq!(blamed(55..80), [3]);
        assert_eq!(blamed(90..95), [1, 2, 3]);
    }
}
