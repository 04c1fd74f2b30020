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
    let style = ProgressStyle::with_template("{msg} {wide_bar} {human_pos}/{human_len} games, {eta} left");
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
    let (n, p, z) = (of as f64, count as f64 / of as f64, 1.96_f64);
    let scale = 1.0 + z * z / n;
    let middle = (p + z * z / (2.0 * n)) / scale;
    let half = z / scale * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    let error = (middle + half - p).max(p - (middle - half));
    format!("{:.1} % ± {:.1}", 100.0 * p, 100.0 * error)
}
