//! The arena: games by themselves, counted. `cargo arena help` lists the commands.
//!
//! Tables for people by default, JSON for scripts by `--json`; results go to standard output and nothing else does.

mod batch;
mod bench;
mod cli;
mod coverage;
mod examples;
mod games;
mod host;
mod kept;
mod law;
mod markers;
mod measure;
mod play;
mod registry;
mod replay;
mod report;
mod score;
mod seats;
mod train;
mod tune;

use std::process::ExitCode;

use clap::Parser;

use cli::{Cli, Command};

fn main() -> ExitCode {
    let done = match Cli::parse().command {
        Command::Play(wanted) => play::command(&wanted),
        Command::Law(wanted) => law::command(&wanted),
        Command::Tune(wanted) => tune::command(&wanted),
        Command::Train(wanted) => train::command(&wanted),
        Command::Coverage(wanted) => coverage::command(&wanted),
        Command::Examples(wanted) => examples::command(&wanted),
        Command::Games(wanted) => games::command(&wanted),
        Command::Bench(wanted) => bench::command(&wanted),
        Command::Measure(wanted) => measure::command(&wanted),
        Command::Replay(wanted) => replay::command(&wanted),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        // What is wrong has been said in the result.
        Ok(false) => ExitCode::FAILURE,
        Err(what) => {
            eprintln!("arena: {what}");
            ExitCode::from(2)
        }
    }
}
