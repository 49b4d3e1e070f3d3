import type { AccessRow, AccessRows } from '../access-row.ts';
import { fixed, own, seenProduct } from '../object-ref.ts';
import { authors } from './products.rows.ts';

const readsProgram: AccessRow = { ...authors, path: { id: own('authoredProgram') } };
const changesProgram = { ...readsProgram, others: { authoredProgram: { viewed: 403 } } } as const;
const readsCohort: AccessRow = { ...authors, path: { cohortId: own('authoredCohort') } };
const changesCohort = { ...readsCohort, others: { authoredCohort: { viewed: 403 } } } as const;
const cohort = {
  name: 'A cohort',
  startDate: '2026-03-02',
  endDate: '2026-09-30',
  zone: 'UTC',
  isOpen: true,
  seats: null,
} as const;
const staffSees = { admin: 'everybody', support: 'everybody' } as const;
/** Staff may look at their own learning, and change nothing of it. */
const looksAt = { path: { id: own('learner') }, others: { learner: { own: 'ok' } } } as const;
const changes = { path: { id: own('learner') }, others: { learner: { own: 403 } } } as const;

/** Cohorts, as authors and staff see and change them. */
export const cohorts: AccessRows = {
  // The creator owns the exams of this world.
  listModuleMilestones: { ...readsProgram, shows: { creator: ['draft', 'freedraft'] } },
  replaceModuleMilestones: {
    ...changesProgram,
    body: { version: seenProduct, milestones: [] },
    shows: { creator: ['draft', 'freedraft'] },
  },
  listModuleCohorts: readsProgram,
  createCohort: { ...changesProgram, body: cohort },
  updateCohort: { ...changesCohort, body: { version: 1, cohort } },
  getCohortLessonMappings: readsCohort,
  replaceCohortLessonMappings: {
    ...changesCohort,
    // The version that changing it left.
    body: { version: 2, lessons: [] },
  },
  deleteCohort: { ...changesCohort, last: true },

  listModuleCohortsAdmin: {
    who: 'readCohorts',
    path: { id: own('program') },
    others: { program: { draft: 'ok' } },
  },
  listCohorts: { who: 'readCohorts' },
  getCohort: { who: 'readCohorts', path: { cohortId: own('cohort') } },
  // It is open already.
  openCohort: {
    who: 'overseeMilestones',
    path: { cohortId: own('cohort') },
    body: { isOpen: true, version: 1, reason: 'Seats are free' },
  },
  getCohortSettings: { who: 'manageCohorts', path: { cohortId: own('cohort') } },
  updateCohortSettings: {
    who: 'manageCohorts',
    path: { cohortId: own('cohort') },
    body: { version: 1, cohort, reason: 'Starts later' },
    last: true,
  },
  getCohortLessons: { who: 'manageCohorts', path: { cohortId: own('cohort') } },
  replaceCohortLessons: {
    who: 'manageCohorts',
    path: { cohortId: own('cohort') },
    body: { version: 2, lessons: [] },
    last: true,
  },
  listCohortLearners: {
    who: 'overseeMilestones',
    path: { cohortId: own('cohort') },
    shows: staffSees,
  },
  listCohortChanges: { who: 'overseeMilestones', path: { cohortId: own('cohort') } },
  // Its own tests show what can be undone.
  undoCohortChange: {
    who: 'overseeMilestones',
    path: { cohortId: own('cohort'), changeId: '999999999' },
    own: 404,
    needsMore: true,
  },
  // Learners already in this cohort stay: everything else calls about where `other` is.
  assignUsersToCohort: {
    who: 'placeLearner',
    path: { cohortId: own('learnersCohort') },
    body: {
      programId: fixed('program'),
      userIds: [fixed('learner')],
      reason: 'Asked by phone',
    },
  },
  // Names a state that the object never had: refused.
  decideOnCohort: {
    who: 'overseeMilestones',
    path: { cohortId: own('learnersCohort') },
    body: {
      action: 'waive',
      reason: 'Did the same at work',
      items: [
        {
          userId: fixed('learner'),
          milestoneId: fixed('learnersMilestone'),
          expected: { status: 1, version: 9 },
          changeId: fixed('newId'),
        },
      ],
    },
    shows: staffSees,
  },
  listUserPrograms: { who: 'placeLearner', ...looksAt },
  changeUserCohort: {
    who: 'placeLearner',
    ...changes,
    body: {
      programId: fixed('program'),
      currentCohortId: fixed('learnersCohort'),
      newCohortId: fixed('learnersCohort'),
      resetProgressModuleIds: [],
      reason: 'Asked by phone',
    },
  },
  listUserProgress: { who: 'placeLearner', ...looksAt },
  listUsersProgress: { who: 'placeLearner', query: { userIds: fixed('learner') } },
  resetUserProgress: {
    who: 'placeLearner',
    ...changes,
    body: {
      moduleIds: [fixed('shortCourse')],
      reason: 'Starts over',
      // The first caller with access makes the change; the same change sent again does nothing.
      changeId: '6f3c2d1a-4b5e-4c7d-8e9f-0a1b2c3d4e5f',
    },
  },
};
