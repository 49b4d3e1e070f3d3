import type { QuestionForm } from '@uplink/api-client/domain';

/** What is wrong with a file of questions, and in which line. */
export interface QuestionFault {
  line: number | null;
  message: string;
}

/** A question of a file, with the line it begins in. */
export interface ReadQuestion {
  line: number | null;
  question: QuestionForm;
}

export interface ReadQuestions {
  questions: ReadQuestion[];
  faults: QuestionFault[];
}
