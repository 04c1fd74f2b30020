//! How results are printed.

use std::time::Duration;

use comfy_table::{CellAlignment, Table, presets};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

/// Prints a result as JSON, one line.
pub fn json<T: Serialize>(result: &T) -> Result<(), String> {
    let text = serde_json::to_string(result).map_err(|error| format!("the result cannot be written as JSON: {error}"))?;
    println!("{text}");
    Ok(())
}

/// A table with these columns; all but the first are numbers.
pub fn table(columns: &[&str]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_HORIZONTAL_ONLY).set_header(columns.to_vec());
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

/// A bar on standard error for a run of so many games; quiet where nobody watches.
pub fn bar(games: u64, what: &'static str) -> ProgressBar {
    let bar = ProgressBar::new(games).with_message(what);
    let style = ProgressStyle::with_template("{msg} {prefix} {wide_bar} {human_pos}/{human_len} games, {eta} left");
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}

/// A large number with thin groups of three digits.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(' ');
        }
        out.push(digit);
    }
    out
}

/// A share in per cent with its 95 % error (Wilson's interval, its larger half).
pub fn share(count: u64, of: u64) -> String {
    if of == 0 {
        return "–".to_owned();
    }
    let share = Share { won: count as f64, of };
    let ((low, high), rate) = (share.wilson(), share.rate());
    format!("{:.1} % ± {:.1}", 100.0 * rate, 100.0 * (high - rate).max(rate - low))
}

/// So many of so many games, a draw counted half.
#[derive(Clone, Copy, Default, Debug, Serialize)]
pub struct Share {
    pub won: f64,
    pub of: u64,
}

/// Standard errors on either side of a 95 % interval.
const SURE: f64 = 1.96;

impl Share {
    /// From 0 to 1.
    pub fn rate(&self) -> f64 {
        self.won / self.of.max(1) as f64
    }

    /// Wilson's 95 % interval, from 0 to 1.
    pub fn wilson(&self) -> (f64, f64) {
        let (n, p) = (self.of.max(1) as f64, self.rate());
        let scale = 1.0 + SURE * SURE / n;
        let middle = (p + SURE * SURE / (2.0 * n)) / scale;
        let half = SURE / scale * (p * (1.0 - p) / n + SURE * SURE / (4.0 * n * n)).sqrt();
        ((middle - half).clamp(0.0, 1.0), (middle + half).clamp(0.0, 1.0))
    }

    /// Whether it is below another by more than luck explains.
    pub fn is_clearly_below(&self, other: &Self) -> bool {
        let doubt = |share: &Self| share.rate() * (1.0 - share.rate()) / share.of.max(1) as f64;
        other.rate() - self.rate() > SURE * (doubt(self) + doubt(other)).sqrt()
    }

    /// In per cent.
    pub fn percent(&self) -> String {
        format!("{:.0} %", 100.0 * self.rate())
    }

    /// The interval in per cent.
    pub fn interval(&self) -> String {
        let (low, high) = self.wilson();
        format!("{:.0}–{:.0} %", 100.0 * low, 100.0 * high)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_interval_is_wilsons() {
        let (low, high) = Share { won: 50.0, of: 100 }.wilson();
        assert!((low - 0.4038).abs() < 1e-4 && (high - 0.5962).abs() < 1e-4, "{low} to {high}");
        let (low, high) = Share { won: 0.0, of: 10 }.wilson();
        assert!(low.abs() < 1e-9 && (high - 0.2775).abs() < 1e-4, "{low} to {high}");
    }

    #[test]
    fn a_share_is_clearly_below_another_when_luck_does_not_explain_it() {
        let of = |won: f64| Share { won, of: 200 };
        assert!(of(80.0).is_clearly_below(&of(110.0)));
        assert!(!of(100.0).is_clearly_below(&of(110.0)));
        assert!(!of(110.0).is_clearly_below(&of(80.0)));
    }
}
