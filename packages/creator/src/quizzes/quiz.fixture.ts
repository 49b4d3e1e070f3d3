import type { Schema } from '@uplink/api-client';

const lesson: Schema<'LessonRef'> = {
  id: 21,
  name: 'Neighbor states, from Down to Full',
  sectionId: 19,
  product: { id: 14, name: 'OSPF in Practice', uniqueName: 'ospf-in-practice', type: 2 },
};

export const quizFixture: Schema<'CreatorQuiz'> = {
  id: 13,
  moduleId: 21,
  title: 'Quiz: neighbor states',
  version: 3,
  lesson,
  questions: [
    {
      id: 51,
      position: 1,
      type: 'fillInTheBlank',
      question: "Two routers that refuse each other's DBD packets stay in <ExStart>.",
      answers: [],
      explanation: 'ExStart is where the MTU is compared.',
      link: '/courses/ospf-in-practice/sections/2/lessons/1?position=768',
    },
    {
      id: 52,
      position: 2,
      type: 'singleAnswer',
      question: 'Which state proves that the other router heard you?',
      answers: [
        { id: 160, answer: 'Init', isCorrect: false },
        { id: 161, answer: '2-Way', isCorrect: true },
        { id: 162, answer: 'Exchange', isCorrect: false },
      ],
      explanation: null,
      link: null,
    },
    {
      id: 53,
      position: 3,
      type: 'multipleAnswer',
      question: 'What must match before two routers become neighbors?',
      answers: [
        { id: 170, answer: 'Hello and dead interval', isCorrect: true },
        { id: 171, answer: 'Area id', isCorrect: true },
        { id: 172, answer: 'Router id', isCorrect: false },
      ],
      explanation: null,
      link: null,
    },
  ],
  submissionCount: 214,
  learnerCount: 180,
  updatedAt: '2026-03-12T20:21:00.000Z',
  updatedBy: { id: 7, name: 'Ilse van Dijk', avatar: null },
};

export const lessonQuizFixture: Schema<'LessonQuiz'> = {
  lesson,
  xpPoints: 80,
  canEdit: true,
  quiz: quizFixture,
};

export const statisticsFixture: Schema<'QuizStatistics'> = {
  submissionCount: 214,
  questions: [
    { questionId: 51, answered: 214, right: 170, wrong: [{ answer: 'exchange', count: 31 }] },
    {
      questionId: 52,
      answered: 214,
      right: 120,
      wrong: [
        { answer: 'Init', count: 80 },
        { answer: 'Exchange', count: 14 },
      ],
    },
    { questionId: 53, answered: 0, right: 0, wrong: [] },
  ],
};
