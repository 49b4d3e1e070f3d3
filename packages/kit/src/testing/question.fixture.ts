import type { Schema } from '@uplink/api-client';

/** A question of each kind, for stories and tests. */
export const questionsFixture: Schema<'LearnerQuestion'>[] = [
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
];

/** The same, answered with the first one right. */
export const reviewedFixture: Schema<'ReviewedQuestion'>[] = [
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
];

const guestsTask = {
  exercise: 1,
  kind: 'acl',
  title: 'Guests stay outside',
  task: ['Guests sit in 10.20.40.0/24. Nothing in 10.20.0.0/16 may answer them.'],
  lists: [{ id: 'GUEST-IN', kind: 'extended', on: 'on Gi0/0.40, inbound' }],
  goals: [],
};

/** An exercise as a question. */
export const exerciseFixture: Schema<'LearnerQuestion'> = {
  id: 4,
  position: 1,
  type: 'exercise',
  question: 'Guests stay outside',
  blank: null,
  answers: [],
  exercise: { seed: 1, values: {}, definition: guestsTask },
};

/** Its review, with a list that lets everything pass. */
export const reviewedExerciseFixture: Schema<'ReviewedQuestion'> = {
  ...exerciseFixture,
  answers: [],
  text: '{"GUEST-IN":"permit ip any any"}',
  correctText: '{"GUEST-IN":"deny ip any 10.20.0.0 0.0.255.255\\npermit ip any any"}',
  isCorrect: false,
  explanation: null,
  link: null,
  exercise: {
    seed: 1,
    values: {},
    definition: {
      ...guestsTask,
      goals: [{ id: 'inside', title: 'Nothing inside is reachable', check: {} }],
    },
  },
  grade: {
    passed: false,
    points: 0,
    total: 1,
    goals: [
      {
        goal: 'inside',
        verdict: 'unmet',
        cause: 'packet',
        field: 'GUEST-IN',
        witness: {
          packet: {
            proto: 6,
            src: 169093137,
            dst: 169085445,
            sport: 49152,
            dport: 443,
          },
          wanted: 'deny',
          given: 'permit',
          line: 1,
          walk: [{ line: 1, sequence: 10 }],
          later: [],
        },
      },
    ],
  },
};
