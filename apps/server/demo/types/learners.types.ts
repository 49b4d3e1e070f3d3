/** A learner of learners.yaml, with what they learned in the order it happened. */
export interface LearnerContent {
  learner: string;
  steps: {
    /** The product's unique name. */
    product: string;
    /** How many lessons are finished, from the product's first; with 0 it is not begun. */
    lessons: number;
    /** How many days ago the first of them was. */
    days: number;
    /** Asked for and not answered; or had, and paused since. @default neither */
    state?: 'applied' | 'suspended';
    /** What an applicant wrote. */
    message?: string;
  }[];
}

/** A homework that a learner handed in. */
export interface WorkContent {
  learner: string;
  /** What was handed in two days before and sent back, with the mentor's words. */
  earlier?: Pick<WorkContent, 'items' | 'files'> & { feedback: string };
  /** What the mentor decided; without it the submission waits. */
  status?: 'complete' | 'needsRevision';
  files?: { name: string; text: string }[];
  /** Answers by item; those of blanks in their order. */
  items?: Record<string, string | string[]>;
  /** The thread; `from` is 'mentor' or the learner. */
  messages?: { from: string; text: string }[];
}
