//! Small games, each a page long: how the kernel is used, and what it must be able to carry.

pub mod die;
