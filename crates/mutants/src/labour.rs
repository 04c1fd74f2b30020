//! Shares work among the cores of the machine.

use anyhow::{Result, anyhow};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// What is made of each thing, in the order of the things.
pub fn share<T: Sync, U: Send>(things: &[T], make: impl Fn(usize, &T) -> Result<U> + Sync) -> Result<Vec<U>> {
    let next = AtomicUsize::new(0);
    let made = Mutex::new(Vec::with_capacity(things.len()));
    let work = || -> Result<()> {
        loop {
            let place = next.fetch_add(1, Ordering::Relaxed);
            let Some(thing) = things.get(place) else { return Ok(()) };
            let one = make(place, thing)?;
            made.lock().map_err(|_| anyhow!("another worker failed"))?.push((place, one));
        }
    };
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..workers).map(|_| scope.spawn(work)).collect();
        workers.into_iter().try_for_each(|worker| worker.join().map_err(|_| anyhow!("a worker failed"))?)
    })?;
    let mut made = made.into_inner().map_err(|_| anyhow!("a worker failed"))?;
    made.sort_by_key(|(place, _)| *place);
    Ok(made.into_iter().map(|(_, one)| one).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_made_keeps_the_order_of_the_things() {
        let things: Vec<u64> = (0..200).collect();
        let doubled = share(&things, |place, thing| Ok(place as u64 + thing)).unwrap_or_default();
        assert_eq!(doubled, (0..200).map(|thing| thing * 2).collect::<Vec<_>>());
        assert!(share(&things, |_, thing| if *thing == 7 { Err(anyhow!("seven")) } else { Ok(()) }).is_err());
    }
}
