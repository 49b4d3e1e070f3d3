import type { Schema } from '@uplink/api-client';

const lesson = {
  id: 1,
  name: 'Neighbor states',
  sectionId: 2,
  product: { id: 3, name: 'OSPF in Practice', uniqueName: 'ospf-in-practice', type: 2 as const },
};

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
