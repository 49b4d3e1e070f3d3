import type { AccessRow, AccessRows } from '../access-row.ts';
import { own } from '../object-ref.ts';
import { authors, readsAuthored } from './products.rows.ts';

/** A call that changes what it names: `view` is not enough. */
const changesAuthored: AccessRow = {
  ...authors,
  path: { id: own('authored') },
  others: { authored: { viewed: 403 } },
};

const readsLesson: AccessRow = { ...authors, path: { id: own('authoredLesson') } };
const changesLesson: AccessRow = { ...readsLesson, others: { authoredLesson: { viewed: 403 } } };

/** Sections and lessons as their authors change them. */
export const syllabus: AccessRows = {
  getSyllabus: readsAuthored,
  countChangeEffects: { ...readsAuthored, body: { ids: [1] } },
  changeSyllabus: {
    ...changesAuthored,
    body: { version: 0, change: { kind: 'addSection', name: 'Areas', beforeId: null } },
  },
  getCreatorLesson: readsLesson,
  getLessonPreview: readsLesson,
  updateCreatorLesson: {
    ...readsLesson,
    others: { authoredLesson: { viewed: 403 } },
    body: {
      version: 1,
      content: {
        name: 'Areas',
        duration: 60,
        xpPoints: 10,
        description: '<p>Text</p>',
        motivationalMessage: '',
        isFree: false,
        resources: [],
        labIds: [],
      },
    },
  },
  listVideoRenditions: readsLesson,
  retryVideoRenditions: changesLesson,
  setLessonVideo: {
    ...changesLesson,
    body: { key: null, poster: null, replaces: null },
  },
  listFormerVideos: readsLesson,
  restoreVideo: {
    ...authors,
    path: { id: own('workLesson'), formerId: '1' },
    body: { replaces: null },
    // The lesson has a video, and no former one.
    own: 409,
    needsMore: true,
    others: { workLesson: { viewed: 403 } },
  },
  setLessonCaptions: {
    ...authors,
    path: { id: own('workLesson'), language: 'en' },
    body: { label: 'English', text: null, replaces: null },
    others: { workLesson: { viewed: 403 } },
  },
  listLessonVersions: readsLesson,
  getLessonVersion: { ...authors, path: { id: own('authoredLesson'), number: '7' } },
};
