import type { AccessRow, AccessRows } from '../access-row.ts';
import { own } from '../object-ref.ts';

/** Mentors of a product read and write in its lessons without learning there; so does its creator. */
const mentored = {
  locked: { default: 403, mentor: 'ok', creator: 'ok' },
  closed: { default: 403, strangeMentor: 'ok', creator: 'ok' },
} as const;
const atLesson: AccessRow = {
  who: 'signedIn',
  path: { moduleId: own('lesson') },
  others: { lesson: mentored },
};
const atQuestion = { moduleId: own('lesson'), id: own('question') };
const atResponse = { moduleId: own('lesson'), id: own('question'), responseId: own('response') };

/** They find no question of one lesson in another. */
const lesson = {
  locked: { default: 403, mentor: 404, creator: 404 },
  closed: { default: 403, strangeMentor: 404, creator: 404 },
} as const;
const readable = { lesson, question: { other: 'ok' } } as const;
/** Who looks after a product takes out what does not belong there. */
const moderated = { default: 403, mentor: 'ok', creator: 'ok' } as const;
/** Another's question with the own response is no address. */
const mixed = { lesson, question: { other: 404 } } as const;

/** What learners write to each other. */
export const words: AccessRows = {
  listQuestions: atLesson,
  askQuestion: {
    ...atLesson,
    body: { moduleId: own('lesson'), title: 'A new question', body: 'What is it?' },
  },
  getQuestion: { who: 'signedIn', path: atQuestion, others: readable },
  updateQuestion: {
    who: 'signedIn',
    path: atQuestion,
    body: { title: 'Changed', body: 'Changed' },
    others: { lesson },
  },
  deleteQuestion: {
    who: 'signedIn',
    path: atQuestion,
    others: { lesson, question: { other: moderated } },
    last: true,
  },
  respondToQuestion: {
    who: 'signedIn',
    path: atQuestion,
    body: { body: 'An answer' },
    others: readable,
  },
  updateResponse: {
    who: 'signedIn',
    path: atResponse,
    body: { body: 'Changed' },
    others: mixed,
    together: 403,
  },
  deleteResponse: { who: 'signedIn', path: atResponse, others: mixed, together: moderated },
  followQuestion: { who: 'signedIn', path: atQuestion, others: readable },
  unfollowQuestion: { who: 'signedIn', path: atQuestion, others: readable },
};
