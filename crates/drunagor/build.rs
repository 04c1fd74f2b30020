//! Turns the catalogue and the English texts into constants, so that a citation of what does not exist does not compile.

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let out = std::env::var("OUT_DIR")?;
    catalogue::generate("rules.toml".as_ref(), "texts/en.toml".as_ref(), out.as_ref())?;
    Ok(())
}
