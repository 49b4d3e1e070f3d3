/** The engine comes behind the page: the exercise is there to be read before it is needed. */
export { grade } from '@uplink/net/exercise';
export { findingText, linesText, mismatchText, unreadText } from '@uplink/net/messages';
export { parseLists } from '@uplink/net/sets';
