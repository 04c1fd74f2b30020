//! The rules of Claustrophobia 1643, chapter by chapter. Every test names the rules whose behaviour it tests.

mod support;

mod positions;
