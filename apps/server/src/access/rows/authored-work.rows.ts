import type { AccessRow, AccessRows } from '../access-row.ts';
import { fixed, own } from '../object-ref.ts';
import { authors } from './products.rows.ts';

const quiz = {
  title: 'A quiz',
  questions: [
    {
      type: 'fillInTheBlank',
      question: 'A trunk carries many <VLANs>.',
      answers: [],
      explanation: null,
      link: null,
    },
  ],
} as const;
const exercise = (title: string) =>
  JSON.stringify({
    exercise: 1,
    kind: 'address',
    title,
    task: ['Which mask belongs to /24?'],
    seeds: [1],
    fields: [{ id: 'mask', label: 'Mask', as: 'mask' }],
    goals: [
      {
        id: 'mask',
        title: 'The mask',
        check: { kind: 'value', field: 'mask', equals: '255.255.255.0' },
      },
    ],
    model: { texts: { mask: '255.255.255.0' } },
    tests: [{ accept: { mask: '/24' } }, { refuse: { mask: '/25' }, unmet: ['mask'] }],
  });
const homework = {
  type: 'UPLOAD',
  title: 'A homework',
  brief: '',
  challengeId: null,
  maxFiles: 2,
  maxFileSize: null,
  extensions: ['pdf'],
  sections: [],
} as const;
const bankQuestion = {
  type: 'fillInTheBlank',
  question: 'A trunk carries many <VLANs>.',
  answers: [],
  explanation: null,
  link: null,
  topic: 'Trunks',
  difficulty: 2,
  weight: 1,
} as const;
const exam = {
  kind: 'exam',
  title: 'An exam',
  description: '',
  durationMinutes: null,
  attemptsAllowed: null,
  passPercent: 70,
  cooldownMinutes: 0,
  isShuffled: true,
  answersShown: 'never',
  xpPoints: 0,
  isPublic: false,
  moduleIds: [],
  blueprint: [],
  checklist: [],
} as const;
const ofQuestion = { ...authors, path: { id: own('bankQuestion') } } as const;
const ofExam = { ...authors, path: { id: own('ownedExam') } } as const;
const readsQuiz: AccessRow = { ...authors, path: { id: own('authoredQuiz') } };
/** A quiz is looked for in the lesson that is named, so another's is not there. */
const ofQuiz = {
  ...authors,
  path: { moduleId: fixed('workLesson'), quizId: own('authoredQuiz') },
  others: { authoredQuiz: { viewed: 404 } },
} as const;

/** Quizzes and homework as their authors create and change them. */
export const authoredWork: AccessRows = {
  // The creator owns the drafts of this world.
  listCreatorQuizzes: { ...authors, shows: { creator: ['draft', 'freedraft'] } },
  getCreatorQuiz: readsQuiz,
  getQuizStatistics: readsQuiz,
  getLessonQuiz: { ...authors, path: { moduleId: own('authoredLesson') } },
  createQuiz: {
    ...authors,
    path: { moduleId: own('authoredLesson') },
    body: quiz,
    others: { authoredLesson: { viewed: 403 } },
  },
  updateQuiz: { ...ofQuiz, body: { ...quiz, version: 1 } },
  // The version that changing it left.
  deleteQuiz: { ...ofQuiz, query: { version: 2 }, last: true },

  getAuthoredExercises: { ...authors, path: { moduleId: own('authoredLesson') } },
  createExercise: {
    ...authors,
    path: { moduleId: own('authoredLesson') },
    body: { definition: exercise('New'), changeId: fixed('newId') },
    others: { authoredLesson: { viewed: 403 } },
  },
  updateExercise: {
    ...authors,
    path: { id: own('authoredExercise') },
    body: { definition: exercise('Changed'), version: 1 },
  },
  // The version that changing it left.
  deleteExercise: {
    ...authors,
    path: { id: own('authoredExercise') },
    query: { version: 2 },
    last: true,
  },

  listCreatorHomeworks: { ...authors, shows: { creator: ['draft', 'freedraft'] } },
  getLessonHomework: { ...authors, path: { moduleId: own('authoredLesson') } },
  createHomework: {
    ...authors,
    path: { moduleId: own('authoredLesson') },
    body: homework,
    others: { authoredLesson: { viewed: 403 } },
  },
  updateHomework: {
    ...authors,
    path: { moduleId: own('workLesson') },
    body: { ...homework, version: 1 },
    others: { workLesson: { viewed: 403 } },
  },
  deleteHomework: {
    ...authors,
    path: { moduleId: own('workLesson') },
    query: { version: 2 },
    others: { workLesson: { viewed: 403 } },
    last: true,
  },

  // The creator owns the exams of this world with their questions.
  listBankQuestions: { ...authors, shows: { creator: ['blank', 'key'] } },
  getBankQuestion: ofQuestion,
  createBankQuestion: { ...authors, body: { ...bankQuestion, changeId: fixed('newId') } },
  updateBankQuestion: { ...ofQuestion, body: { ...bankQuestion, version: 1 } },
  deleteBankQuestion: { ...ofQuestion, query: { version: 2 }, last: true },
  listCreatorExams: { ...authors, shows: { creator: ['draft', 'freedraft'] } },
  getCreatorExam: ofExam,
  getCreatorExamResults: ofExam,
  createExam: {
    ...authors,
    // One address for all: only the first gets it.
    own: { default: 409, mentor: 'ok' },
    body: { ...exam, uniqueName: 'access-created' },
  },
  updateExam: {
    ...ofExam,
    own: { default: 409, mentor: 'ok' },
    body: { ...exam, uniqueName: 'access-changed', version: 1 },
  },
  deleteExam: {
    ...ofExam,
    // The version that changing it left, for the one who could.
    own: { default: 409, mentor: 'ok' },
    query: { version: 2 },
    last: true,
  },
};
