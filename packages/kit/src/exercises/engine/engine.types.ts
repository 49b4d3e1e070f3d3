import type { Messages } from '@uplink/api-client/messages';
import type { grade } from '@uplink/net/exercise';
import type { FindingSentences } from '@uplink/net/messages';

/** What an answer may consist of. Each has judges of its own. */
export type Part = 'fields' | 'lists' | 'network';

/** The sentences about what judges find; those of each part of an answer. */
export type Findings = readonly Messages<FindingSentences>[];

/** What the engine gives the widgets, once it is loaded. */
export interface Engine {
  grade: typeof grade;
  findings: Findings;
}
