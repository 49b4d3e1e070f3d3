import type { Answer, Definition, Drawn, PublishCheck } from '@uplink/net/exercise';

/** What the grader's thread is given: an answer to grade, or a definition to prove. */
export type GraderTask = { drawn: Drawn; answer: Answer } | ProofTask;

export interface ProofTask {
  definition: Definition;
  /** What its answer begins with. @default nothing */
  start?: Answer['texts'];
}

/** What a proof showed, and how long it took without its wait for the thread. */
export type Proof = PublishCheck & { tookMs: number };
