import type { Answer, Definition, Drawn } from '@uplink/net/exercise';

/** What the grader's thread is given: an answer to grade, or a definition to prove. */
export type GraderTask = { drawn: Drawn; answer: Answer } | { definition: Definition };
