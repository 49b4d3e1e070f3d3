import type { Schema } from '@uplink/api-client';
import { lesson, maya } from '../shared/refs.fixture.ts';

/** A quiz with a question of each kind, for stories and tests. */
export const quizFixture: Schema<'LearnerQuiz'> = {
  id: 9,
  moduleId: 1,
  title: 'Quiz: neighbor states',
  version: 1,
  status: 'notSubmitted',
  lesson,
  questions: [
    {
      id: 1,
      position: 1,
      type: 'singleAnswer',
      question: 'R1 and R2 stop at ExStart. What do you compare first?',
      blank: null,
      answers: [
        { id: 11, answer: 'The hello and dead timers' },
        { id: 12, answer: 'The MTU on both ends' },
      ],
    },
    {
      id: 2,
      position: 2,
      type: 'multipleAnswer',
      question: 'Which values must match before two routers leave Init?',
      blank: null,
      answers: [
        { id: 21, answer: 'Area id' },
        { id: 22, answer: 'Router id' },
        { id: 23, answer: 'Hello and dead intervals' },
      ],
    },
    {
      id: 3,
      position: 3,
      type: 'fillInTheBlank',
      question: '',
      blank: {
        before: 'Routers that are neither DR nor BDR stay in the ',
        after: ' state with each other.',
      },
      answers: [],
    },
  ],
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
  questions: [
    {
      id: 1,
      position: 1,
      type: 'singleAnswer',
      question: 'R1 and R2 stop at ExStart. What do you compare first?',
      blank: null,
      answers: [
        { id: 11, answer: 'The hello and dead timers', isCorrect: false, isPicked: false },
        { id: 12, answer: 'The MTU on both ends', isCorrect: true, isPicked: true },
      ],
      text: null,
      correctText: null,
      isCorrect: true,
      explanation: 'A router refuses a DBD that is larger than it can receive.',
      link: '/courses/ospf-in-practice/sections/2/lessons/1?position=580',
    },
    {
      id: 2,
      position: 2,
      type: 'multipleAnswer',
      question: 'Which values must match before two routers leave Init?',
      blank: null,
      answers: [
        { id: 21, answer: 'Area id', isCorrect: true, isPicked: true },
        { id: 22, answer: 'Router id', isCorrect: false, isPicked: true },
        { id: 23, answer: 'Hello and dead intervals', isCorrect: true, isPicked: false },
      ],
      text: null,
      correctText: null,
      isCorrect: false,
      explanation: 'Router ids must differ: two equal ids never become neighbors.',
      link: null,
    },
    {
      id: 3,
      position: 3,
      type: 'fillInTheBlank',
      question: '',
      blank: {
        before: 'Routers that are neither DR nor BDR stay in the ',
        after: ' state with each other.',
      },
      answers: [],
      text: 'Full',
      correctText: '2-Way',
      isCorrect: false,
      explanation: null,
      link: null,
    },
  ],
};
