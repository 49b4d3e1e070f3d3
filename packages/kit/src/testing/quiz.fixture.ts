import type { Schema } from '@uplink/api-client';
import { questionsFixture, reviewedFixture } from './question.fixture.ts';
import { lesson, maya } from './refs.fixture.ts';

/** A quiz with a question of each kind, for stories and tests. */
export const quizFixture: Schema<'LearnerQuiz'> = {
  id: 9,
  moduleId: 1,
  title: 'Quiz: neighbor states',
  version: 1,
  status: 'notSubmitted',
  lesson,
  questions: questionsFixture,
  answers: [],
  submissions: [],
  feedbackMessage: null,
};

export function receiptOf(questionId: number): Schema<'SavedAnswer'> {
  return {
    questionId,
    answerIds: [12],
    text: null,
    version: 1,
    savedAt: '2026-03-12T21:14:00.000Z',
  };
}

export const quizSummaryFixture: Schema<'QuizSubmissionSummary'> = {
  id: 40,
  quizId: 9,
  moduleId: 1,
  title: 'Quiz: neighbor states',
  lesson,
  user: maya,
  score: 1,
  total: 3,
  status: 'complete',
  submittedAt: '2026-03-12T21:31:00.000Z',
  feedbackMessage: null,
};

/** The quiz above, handed in with one answer right. */
export const quizSubmissionFixture: Schema<'QuizSubmission'> = {
  summary: quizSummaryFixture,
  lessonRemaining: [],
  next: { lesson: { ...lesson, id: 2, name: 'LSA types' }, isLocked: false },
  questions: reviewedFixture,
  attempts: [quizSummaryFixture],
};

const olderSummary = {
  ...quizSummaryFixture,
  id: 39,
  score: 0,
  submittedAt: '2026-03-10T21:31:00.000Z',
};

/** The same, after an earlier attempt. */
export const quizTwiceFixture: Schema<'QuizSubmission'> = {
  ...quizSubmissionFixture,
  attempts: [quizSummaryFixture, olderSummary],
};

/** That earlier attempt: every answer was wrong. */
export const formerQuizFixture: Schema<'QuizSubmission'> = {
  ...quizTwiceFixture,
  summary: olderSummary,
  questions: reviewedFixture.map((question) => ({
    ...question,
    isCorrect: false,
    text: question.blank && 'Init',
    answers: question.answers.map((one, index) => ({ ...one, isPicked: index === 0 })),
  })),
};
