import type { AccessRow, AccessRows } from '../access-row.ts';

const signedIn = { who: 'signedIn' } as const;
const ofProduct: AccessRow = { who: 'signedIn', path: { id: '@product' } };
const ofLesson: AccessRow = { who: 'signedIn', path: { id: '@lesson' } };
const atLesson: AccessRow = { who: 'signedIn', path: { moduleId: '@lesson' } };

/** The catalogue, own products, lessons, and what is kept of them. */
export const learning: AccessRows = {
  listModules: signedIn,
  getModule: ofProduct,
  getModuleIntroPage: ofProduct,
  getModuleParent: {
    who: 'signedIn',
    path: { id: '@product' },
    // A program stands in nothing.
    others: { product: { holding: 404 } },
  },
  listModuleChildren: ofProduct,
  getMyDashboard: signedIn,
  listMyModules: signedIn,
  postMyModules: {
    who: 'signedIn',
    query: { action: 'apply' },
    body: { moduleId: '@openProgram' },
  },
  patchMyModule: {
    who: 'signedIn',
    path: { id: '@product' },
    query: { action: 'start' },
    others: { product: { closed: 403, holding: 403 } },
  },
  patchUserModule: {
    who: 'staff',
    path: { id: '@learner', moduleId: '@openProgram' },
    query: { action: 'approve' },
    others: { learner: { own: 403 } },
  },
  getMySurvey: { who: 'signedIn', path: { id: '@surveyed' } },
  answerMySurvey: {
    who: 'signedIn',
    path: { id: '@surveyed' },
    body: { answers: [{ questionId: 'why', choices: [], text: 'A new job' }] },
  },
  listMyModuleChildren: ofProduct,
  listMyNestedChildren: { who: 'signedIn', path: { id: '@program', childId: '=product' } },
  getMyModuleOutline: {
    who: 'signedIn',
    path: { id: '@product' },
    // A program has products, no lessons.
    others: { product: { holding: 404 } },
  },
  getMyModuleCompletion: ofProduct,
  getMyModuleDetails: ofProduct,
  getMyModuleOverview: ofProduct,
  getMyModuleResources: ofLesson,
  getMyLesson: ofLesson,
  reportVideoStats: { ...atLesson, body: { secondsWatched: 1, position: 1 } },
  getMyXp: signedIn,

  listModuleRatings: ofProduct,
  getMyModuleRating: {
    who: 'signedIn',
    path: { id: '@product' },
    others: { product: { closed: 404, holding: 404 } },
  },
  rateModule: {
    who: 'signedIn',
    path: { id: '@product' },
    body: { stars: 4, review: 'Clear and calm.', nps: 8 },
    others: { product: { closed: 403, holding: 403 } },
  },

  listMyDiplomas: signedIn,
  getMyDiploma: { who: 'signedIn', path: { diplomaId: '@diploma' }, query: { type: 1 } },
  downloadMyDiplomaPdf: { who: 'signedIn', path: { diplomaId: '@diploma' }, query: { type: 1 } },
  verifyDiploma: { who: 'everyone', path: { code: '@diplomaCode' } },

  listMyLabs: signedIn,
  accessLab: { who: 'signedIn', path: { id: '@lab' } },
  getMyModuleLabs: ofProduct,

  listMyPlaylists: signedIn,
  createMyPlaylist: {
    who: 'signedIn',
    body: { title: 'New list', requestId: '=newId', lessonId: '=lesson' },
  },
  getMyPlaylist: { who: 'signedIn', path: { id: '@playlist' } },
  updateMyPlaylist: {
    who: 'signedIn',
    path: { id: '@namedPlaylist' },
    body: { title: 'Renamed', lessonIds: [], baseVersion: 1 },
  },
  deleteMyPlaylist: {
    who: 'signedIn',
    path: { id: '@playlist' },
    others: { playlist: { other: 'ok', missing: 'ok' } },
    quiet: true,
  },
  addLessonToPlaylist: {
    who: 'signedIn',
    path: { id: '@playlist', lessonId: '@lesson' },
    // A lesson of the catalogue may be kept for later, unread.
    others: { lesson: { locked: 'ok', closed: 'ok' } },
  },
  removeLessonFromPlaylist: {
    who: 'signedIn',
    path: { id: '@namedPlaylist', lessonId: '=lesson' },
  },

  listMyNotes: signedIn,
  createMyNote: {
    who: 'signedIn',
    body: { moduleId: '@lesson', position: 3, text: 'A new note' },
  },
  listMyNoteProducts: signedIn,
  downloadMyNotesPdf: signedIn,
  getMyNote: { who: 'signedIn', path: { id: '@note' } },
  updateMyNote: { who: 'signedIn', path: { id: '@note' }, body: { text: 'Other words' } },
  deleteMyNote: {
    who: 'signedIn',
    path: { id: '@note' },
    others: { note: { other: 'ok', missing: 'ok' } },
    quiet: true,
  },
};
