import type { AccessRow, AccessRows } from '../access-row.ts';
import { fixed, own, seenProduct } from '../object-ref.ts';

/** A call of authors: it reaches their own products, and those that their permissions name. */
export const authors = { who: 'enterCreator' } as const;
/** A call that reads one of them: `view` is enough. */
export const readsAuthored: AccessRow = { ...authors, path: { id: own('authored') } };

/** A call that changes one: what they may only read is refused. */
export const changesAuthored: AccessRow = {
  ...readsAuthored,
  others: { authored: { viewed: 403 } },
};

/** Products as their authors create and change them. */
export const products: AccessRows = {
  // The creator owns the drafts of this world.
  listCreatorModules: { ...authors, shows: { creator: ['draft', 'freedraft'] } },
  createModule: {
    ...authors,
    body: { type: 2, name: 'A new course', url: fixed('newUrl'), requestId: fixed('newId') },
  },
  checkModuleNames: { ...authors, query: { type: 2, url: 'a-new-course' } },
  getCreatorModule: readsAuthored,
  getModulePreview: readsAuthored,
  patchModule: { ...changesAuthored, body: { hidden: true } },
  replaceModule: {
    ...changesAuthored,
    body: {
      version: seenProduct,
      name: 'A new name',
      url: fixed('changedUrl'),
      alias: null,
      shortDescription: '',
      level: null,
      timeline: 1,
      whatYouLearn: [],
      partTimeEducationDuration: null,
      fullTimeEducationDuration: null,
      discussion: true,
      numeration: true,
      certificate: true,
      notClickable: false,
      discussionRecipientIds: [],
      prerequisiteIds: [],
      applyForm: null,
      onboardingForm: null,
    },
  },
  getModuleHierarchy: readsAuthored,
  replaceModuleHierarchy: {
    ...changesAuthored,
    path: { id: own('authoredProgram') },
    body: { version: seenProduct, sections: [], products: [] },
    others: { authoredProgram: { viewed: 403 } },
  },
  listModuleBundle: { ...readsAuthored, path: { id: own('authoredProgram') } },
  replaceModuleBundle: {
    ...changesAuthored,
    path: { id: own('authoredProgram') },
    body: { version: seenProduct, childIds: [] },
    others: { authoredProgram: { viewed: 403 } },
  },
  getCreatorIntroPage: readsAuthored,
  replaceIntroPage: {
    ...changesAuthored,
    body: { version: 0, blocks: [{ kind: 'bullets', title: 'For you when', items: ['You ask'] }] },
  },
  getCreatorSurvey: readsAuthored,
  listSurveyAnswers: readsAuthored,
  exportSurveyAnswers: readsAuthored,
  replaceSurvey: {
    ...changesAuthored,
    path: { id: own('authoredProgram') },
    body: { version: 0, title: 'Before your first week', intro: '', questions: [] },
    others: { authoredProgram: { viewed: 403 } },
  },
  getModuleSettings: readsAuthored,
  patchModuleSettings: {
    ...changesAuthored,
    query: { type: 2 },
    body: { version: seenProduct, level: 2 },
  },
  listCreatorMedia: { ...authors, shows: { creator: ['draft', 'freedraft'] } },
  getCreatorHome: { ...authors, shows: { creator: ['draft', 'freedraft'] } },
  listMedia: readsAuthored,
  addMedia: { ...changesAuthored, body: { key: own('mediaImage') }, together: 404 },
  replaceMedia: {
    ...changesAuthored,
    path: { id: own('authored'), fileId: own('mediaFile') },
    body: { key: own('mediaImage') },
    together: 404,
  },
  deleteMedia: {
    ...changesAuthored,
    path: { id: own('authored'), fileId: own('unusedFile') },
    together: 404,
  },
  duplicateModule: {
    ...changesAuthored,
    body: { url: fixed('newCopy'), alias: fixed('newCopy') },
  },
  listProductCopies: authors,
  exportModule: readsAuthored,
  listProductImports: authors,
  checkProductImport: {
    ...authors,
    // Another's archive, or none, is not found.
    body: { key: 'productFiles/none', moduleId: null },
    own: 404,
    needsMore: true,
  },
  startProductImport: {
    ...authors,
    path: { importId: '999999' },
    own: 404,
    needsMore: true,
  },
  deleteModule: { ...changesAuthored, last: true },
};
