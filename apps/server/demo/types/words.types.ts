/** The notes one learner took. */
export interface NotesContent {
  learner: string;
  notes: {
    /** The lesson's unique name. */
    lesson: string;
    /** A second of its video. */
    at: number;
    /** How many days ago. */
    days: number;
    text: string;
  }[];
}

/** The discussion of a lesson. */
export interface DiscussionContent {
  /** The lesson's unique name. */
  lesson: string;
  questions: {
    by: string;
    /** How many days ago. */
    days: number;
    title: string;
    /** Markdown, as in the responses. */
    body: string;
    /** `hours` after the question. */
    responses?: { by: string; hours: number; body: string }[];
  }[];
}

/** Ratings of one module, by its unique name. */
export interface RatingsContent {
  module: string;
  ratings: {
    learner: string;
    stars: number;
    nps?: number;
    review: string;
    /** How many days ago. */
    days: number;
  }[];
}
