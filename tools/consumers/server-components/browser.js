// The page needs no second drawing here: the client's build must only be possible.
import './academy.js';
