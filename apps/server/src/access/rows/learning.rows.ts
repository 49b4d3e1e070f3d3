import type { AccessRow, AccessRows } from '../access-row.ts';
import { fixed, own } from '../object-ref.ts';

const signedIn = { who: 'signedIn' } as const;
const ofProduct: AccessRow = { who: 'signedIn', path: { id: own('product') } };
const ofLesson: AccessRow = { who: 'signedIn', path: { id: own('lesson') } };
const atLesson: AccessRow = { who: 'signedIn', path: { moduleId: own('lesson') } };

/** The catalogue, own products, lessons, and what is kept of them. */
const ofTerms = { who: 'signedIn', path: { id: own('signedTerms') } } as const;
const ofAsked = { who: 'signedIn', path: { id: own('askedTerms') } } as const;
const agreement = {
  version: 1,
  signature: fixed('signature'),
  initials: fixed('initials'),
  address: 'Keizersgracht 1, Amsterdam',
  name: 'Robin Vega',
  phone: '+31 6 12345678',
  email: 'robin@example.org',
  birthDate: '1990-02-28',
};

/** A program that no one mentors: the staff alone decides on its applications. */
const decidedByStaff = { default: 404, admin: 'ok', support: 'ok' } as const;

export const learning: AccessRows = {
  listModules: signedIn,
  getModule: ofProduct,
  getModuleIntroPage: ofProduct,
  getModuleParent: {
    who: 'signedIn',
    path: { id: own('product') },
    // A program is in nothing.
    others: { product: { holding: 404 } },
  },
  listModuleChildren: ofProduct,
  getMyDashboard: signedIn,
  getMyPath: signedIn,
  updateMyGoals: { who: 'signedIn', body: { goal: 'curious' } },
  saveMyTimeZone: { who: 'signedIn', body: { timeZone: 'Europe/Stockholm' } },
  listMyModules: signedIn,
  postMyModules: {
    who: 'signedIn',
    query: { action: 'apply' },
    body: { moduleId: own('openProgram') },
  },
  patchMyModule: {
    who: 'signedIn',
    path: { id: own('product') },
    query: { action: 'start' },
    others: { product: { closed: 403, holding: 403 } },
  },
  listApplications: { who: 'decideOnApplication', shows: { admin: ['other'], support: ['other'] } },
  getApplication: {
    who: 'decideOnApplication',
    path: { id: own('application') },
    own: decidedByStaff,
    shows: { admin: ['other'], support: ['other'] },
  },
  decideOnApplication: {
    who: 'decideOnApplication',
    path: { id: own('application') },
    body: {
      decision: 'accepted',
      expected: { status: 'waiting' },
      changeId: fixed('newId'),
      reason: 'Has the experience',
    },
    // The admin comes first.
    own: { default: 404, admin: 'ok', support: 409 },
    shows: { admin: ['other'] },
    last: true,
  },
  getMySurvey: { who: 'signedIn', path: { id: own('surveyed') } },
  answerMySurvey: {
    who: 'signedIn',
    path: { id: own('surveyed') },
    body: { answers: [{ questionId: 'why', choices: [], text: 'A new job' }] },
  },
  getMyTerms: ofTerms,
  downloadMyTerms: ofTerms,
  previewMyTerms: { ...ofAsked, body: agreement },
  rejectMyTerms: { ...ofAsked, body: { version: 1, declineReason: 'Too long' } },
  acceptMyTerms: { ...ofAsked, body: agreement, last: true },
  listMyModuleChildren: ofProduct,
  listMyNestedChildren: {
    who: 'signedIn',
    path: { id: own('program'), childId: fixed('product') },
  },
  getMyModuleOutline: {
    who: 'signedIn',
    path: { id: own('product') },
    // A program has products, no lessons.
    others: { product: { holding: 404 } },
  },
  getMyModuleCompletion: ofProduct,
  getMyModuleDetails: ofProduct,
  // A published one: its address is the same for everyone.
  getMyProductPage: { ...signedIn, query: { type: 2, uniqueName: 'access-ours' } },
  getMyModuleOverview: ofProduct,
  getMyModuleResources: ofLesson,
  getModuleOutline: {
    who: 'everyone',
    path: { id: own('product') },
    others: { product: { holding: 404 } },
  },
  getFreeLesson: { who: 'everyone', path: { id: own('freeLesson') } },
  keepVisit: {
    who: 'signedIn',
    body: { visitId: fixed('newId'), lessons: [{ lessonId: own('lesson'), isFinished: true }] },
    // What is not free is left out.
    others: { lesson: { locked: 'ok', closed: 'ok', draft: 'ok', missing: 'ok' } },
    quiet: true,
  },
  getMyLesson: ofLesson,
  openLessonInFrame: {
    ...ofLesson,
    body: { key: fixed('partnerKey'), challenge: 'c'.repeat(43) },
  },
  reportVideoStats: { ...atLesson, body: { secondsWatched: 1, position: 1 } },

  listModuleRatings: ofProduct,
  getMyModuleRating: {
    who: 'signedIn',
    path: { id: own('product') },
    others: { product: { closed: 404, holding: 404 } },
  },
  rateModule: {
    who: 'signedIn',
    path: { id: own('product') },
    body: { stars: 4, review: 'Clear and calm.', nps: 8 },
    others: { product: { closed: 403, holding: 403 } },
  },

  listMyDiplomas: signedIn,
  getMyDiploma: { who: 'signedIn', path: { diplomaId: own('diploma') }, query: { type: 1 } },
  downloadMyDiplomaPdf: {
    who: 'signedIn',
    path: { diplomaId: own('diploma') },
    query: { type: 1 },
  },
  verifyDiploma: { who: 'everyone', path: { code: own('diplomaCode') } },

  listMyLabs: signedIn,
  accessLab: { who: 'signedIn', path: { id: own('lab') } },
  getMyLabRun: { who: 'signedIn', path: { id: own('stagedLab') } },
  saveMyLabLog: {
    who: 'signedIn',
    path: { id: own('stagedLab') },
    body: { log: 'SW1: enable', definitionVersion: 1 },
  },
  checkMyLabStage: {
    who: 'signedIn',
    path: { id: own('stagedLab') },
    body: { log: 'SW1: enable', definitionVersion: 1, stage: 1 },
  },
  // Authors see the labs of a draft lesson in its preview.
  getMyModuleLabs: {
    ...ofProduct,
    others: { product: { draftPart: { default: 404, creator: 'ok' } } },
  },

  listMyPlaylists: signedIn,
  createMyPlaylist: {
    who: 'signedIn',
    body: { title: 'New list', requestId: fixed('newId'), lessonId: fixed('lesson') },
  },
  getMyPlaylist: { who: 'signedIn', path: { id: own('playlist') } },
  updateMyPlaylist: {
    who: 'signedIn',
    path: { id: own('namedPlaylist') },
    body: { title: 'Renamed', lessonIds: [], baseVersion: 1 },
  },
  deleteMyPlaylist: {
    who: 'signedIn',
    path: { id: own('playlist') },
    others: { playlist: { other: 'ok', missing: 'ok' } },
    quiet: true,
  },
  addLessonToPlaylist: {
    who: 'signedIn',
    path: { id: own('playlist'), lessonId: own('lesson') },
    // A lesson of the catalogue may be kept for later, unread.
    others: { lesson: { locked: 'ok', closed: 'ok' } },
  },
  removeLessonFromPlaylist: {
    who: 'signedIn',
    path: { id: own('namedPlaylist'), lessonId: fixed('lesson') },
  },

  listMyNotes: signedIn,
  createMyNote: {
    who: 'signedIn',
    body: { moduleId: own('lesson'), position: 3, text: 'A new note' },
  },
  listMyNoteProducts: signedIn,
  downloadMyNotesPdf: signedIn,
  getMyNote: { who: 'signedIn', path: { id: own('note') } },
  updateMyNote: { who: 'signedIn', path: { id: own('note') }, body: { text: 'Other words' } },
  deleteMyNote: {
    who: 'signedIn',
    path: { id: own('note') },
    others: { note: { other: 'ok', missing: 'ok' } },
    quiet: true,
  },
};
