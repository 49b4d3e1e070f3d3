import type { Schema } from '@uplink/api-client';
import { product, questionsFixture, reviewedFixture } from '@uplink/kit/testing';

/** An exam no one has begun, for stories and tests. */
export const examFixture: Schema<'Exam'> = {
  id: 3,
  uniqueName: 'ospf-exam',
  kind: 'exam',
  title: 'OSPF in Practice: final exam',
  description: '<p>Three questions on neighbors, as they come up on a working day.</p>',
  product,
  questionCount: 3,
  totalPoints: 4,
  durationMinutes: 20,
  attemptsAllowed: 3,
  attemptsUsed: 0,
  passPercent: 70,
  cooldownMinutes: 1440,
  answersShown: 'whenSettled',
  xpPoints: 150,
  state: 'notStarted',
  canStart: true,
  nextAttemptAt: null,
  openAttempt: null,
  bestPercent: null,
  checklist: [],
  serverTime: '2026-03-12T21:00:00.000Z',
};

const topics = ['Neighbor states', 'Hello', 'Neighbor states'];

/** The exam above, started by the server's clock, with this many of its twenty minutes left. */
export function attemptFixture(minutesLeft = 18, serverTime = new Date()): Schema<'ExamAttempt'> {
  const deadline = new Date(serverTime.getTime() + minutesLeft * 60_000);
  return {
    id: 9,
    examId: examFixture.id,
    uniqueName: examFixture.uniqueName,
    title: examFixture.title,
    number: 1,
    status: 'started',
    startedAt: new Date(deadline.getTime() - 20 * 60_000).toISOString(),
    deadline: deadline.toISOString(),
    completedAt: null,
    serverTime: serverTime.toISOString(),
    questions: questionsFixture.map((question, index) => ({
      topic: topics[index] ?? '',
      weight: question.id === 2 ? 2 : 1,
      question,
    })),
    answers: questionsFixture.map(({ id }) => ({
      examAnswerId: id + 80,
      examAttemptId: 9,
      examQuestionId: id,
      answerIds: [],
      text: null,
      version: 0,
      savedAt: null,
    })),
  };
}

/** The exam while an attempt of it is open. */
export const openExamFixture: Schema<'Exam'> = {
  ...examFixture,
  state: 'started',
  canStart: false,
  openAttempt: { id: 9, deadline: null },
};

export const examReceipt: Schema<'ExamAnswerReceipt'> = {
  examAnswerId: 81,
  examAttemptId: 9,
  examQuestionId: 1,
  answerIds: [12],
  text: null,
  version: 1,
  savedAt: '2026-03-12T21:14:00.000Z',
};

export const passedSummary: Schema<'ExamAttemptSummary'> = {
  id: 9,
  number: 2,
  startedAt: '2026-03-12T21:00:00.000Z',
  completedAt: '2026-03-12T21:14:00.000Z',
  isTimedOut: false,
  score: 3,
  total: 4,
  percent: 75,
  passed: true,
  ungraded: 0,
};

const failedSummary: Schema<'ExamAttemptSummary'> = {
  ...passedSummary,
  id: 8,
  number: 1,
  score: 1,
  percent: 25,
  passed: false,
  isTimedOut: true,
};

/** A passed exam, whose creator shows the answers by now. */
export const resultsFixture: Schema<'ExamResults'> = {
  exam: { ...examFixture, state: 'passed', canStart: false, attemptsUsed: 2, bestPercent: 75 },
  attempt: passedSummary,
  topics: [
    { topic: 'Hello', questions: 1, right: 0, score: 0, total: 2 },
    { topic: 'Neighbor states', questions: 2, right: 1, score: 1, total: 2 },
  ],
  questions: reviewedFixture.map((question, index) => ({
    topic: topics[index] ?? '',
    weight: question.id === 2 ? 2 : 1,
    question,
  })),
  attempts: [passedSummary, failedSummary],
};

/** The same after a failed attempt, while the next one does not open yet. */
export const failedResultsFixture: Schema<'ExamResults'> = {
  ...resultsFixture,
  exam: {
    ...examFixture,
    state: 'failed',
    canStart: false,
    attemptsUsed: 1,
    bestPercent: 25,
    nextAttemptAt: '2026-03-13T21:14:00.000Z',
  },
  attempt: failedSummary,
  questions: null,
  attempts: [failedSummary],
};
