//! The toy game of beast.

use trials::toys::beast::Hunt;

trials::trials!(Hunt, [()], 0..8);
