//! Ends a trial that hangs, with a word about where; and says where one failed.

use std::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::Duration;

/// A single turn of a trial takes far less; a loop without an end takes longer.
const PATIENCE: Duration = Duration::from_secs(60);

/// Watches over one trial. A panic tells what was going on; so does a turn that never ends.
pub(crate) struct Watch {
    turns: Arc<AtomicU64>,
    doing: RefCell<String>,
    done: Sender<String>,
}

impl Watch {
    /// Begins to watch.
    pub(crate) fn over(trial: &'static str) -> Self {
        let turns = Arc::new(AtomicU64::new(0));
        let (done, news) = channel::<String>();
        let seen = Arc::clone(&turns);
        thread::spawn(move || {
            let (mut before, mut doing) = (0, String::new());
            loop {
                match news.recv_timeout(PATIENCE) {
                    Ok(what) => doing = what,
                    Err(RecvTimeoutError::Disconnected) => return,
                    Err(RecvTimeoutError::Timeout) => {
                        let now = seen.load(Ordering::Relaxed);
                        if now == before {
                            eprintln!("{trial}: does not come to an end: {doing}");
                            std::process::exit(101);
                        }
                        before = now;
                    }
                }
            }
        });
        Self { turns, doing: RefCell::new(trial.into()), done }
    }

    /// Says what is being tried now.
    pub(crate) fn doing(&self, what: String) {
        self.turn();
        // The watcher only ever stops after this end is gone.
        let _ = self.done.send(what.clone());
        *self.doing.borrow_mut() = what;
    }

    /// Says that it goes on.
    pub(crate) fn turn(&self) {
        self.turns.fetch_add(1, Ordering::Relaxed);
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        if thread::panicking() {
            eprintln!("while trying {}", self.doing.borrow());
        }
    }
}
