import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import {
  addCohort,
  changeCohort,
  listModuleCohorts,
  removeCohort,
} from './authoring/cohorts.service.ts';
import { readLessonMappings, replaceLessonMappings } from './authoring/lesson-mappings.service.ts';
import { readModuleMilestones, replaceModuleMilestones } from './authoring/milestones.service.ts';
import { assignLearners, changeUserCohort, decideOnCohort } from './management/assign.service.ts';
import {
  listCohortLearners,
  listCohorts,
  listCohortsOf,
  openCohort,
  readCohort,
} from './management/cohorts.service.ts';
import { changeLessons, readLessons } from './management/lessons.service.ts';
import { listUserPrograms } from './management/programs.service.ts';
import { changeSettings, readSettings } from './management/settings.service.ts';
import { listCohortChanges, undoCohortChange } from './management/undo.service.ts';

export function cohortsHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'listModuleMilestones'
  | 'replaceModuleMilestones'
  | 'listModuleCohorts'
  | 'createCohort'
  | 'updateCohort'
  | 'deleteCohort'
  | 'getCohortLessonMappings'
  | 'replaceCohortLessonMappings'
  | 'listModuleCohortsAdmin'
  | 'listCohorts'
  | 'getCohort'
  | 'openCohort'
  | 'getCohortSettings'
  | 'updateCohortSettings'
  | 'getCohortLessons'
  | 'replaceCohortLessons'
  | 'listCohortLearners'
  | 'listCohortChanges'
  | 'undoCohortChange'
  | 'assignUsersToCohort'
  | 'decideOnCohort'
  | 'listUserPrograms'
  | 'changeUserCohort'
> {
  const { db } = deps;
  return {
    listModuleMilestones: ({ caller, path }) => readModuleMilestones(db, caller, path.id),
    replaceModuleMilestones: ({ caller, path, body }) =>
      replaceModuleMilestones(deps, caller, path.id, body),
    listModuleCohorts: ({ caller, path }) => listModuleCohorts(db, caller, path.id),
    createCohort: ({ caller, path, body }) => addCohort(deps, caller, path.id, body),
    updateCohort: ({ caller, path, body }) => changeCohort(deps, caller, path.cohortId, body),
    deleteCohort: ({ caller, path }) => removeCohort(deps, caller, path.cohortId),
    getCohortLessonMappings: ({ caller, path }) => readLessonMappings(db, caller, path.cohortId),
    replaceCohortLessonMappings: ({ caller, path, body }) =>
      replaceLessonMappings(deps, caller, path.cohortId, body),
    listModuleCohortsAdmin: ({ path }) => listCohortsOf(deps, path.id),
    listCohorts: ({ query }) => listCohorts(deps, query),
    getCohort: ({ caller, path }) => readCohort(deps, caller, path.cohortId),
    openCohort: ({ caller, path, body }) =>
      openCohort(deps, { staff: caller, cohortId: path.cohortId }, body),
    getCohortSettings: ({ path }) => readSettings(db, path.cohortId),
    updateCohortSettings: ({ caller, path, body }) =>
      changeSettings(deps, { staff: caller, cohortId: path.cohortId }, body),
    getCohortLessons: ({ path }) => readLessons(db, path.cohortId),
    replaceCohortLessons: ({ caller, path, body }) =>
      changeLessons(deps, { staff: caller, cohortId: path.cohortId }, body),
    listCohortLearners: ({ path, query }) => listCohortLearners(deps, path.cohortId, query),
    listCohortChanges: ({ caller, path, query }) =>
      listCohortChanges(db, caller, path.cohortId, query),
    undoCohortChange: ({ caller, path }) => undoCohortChange(deps, caller, path),
    assignUsersToCohort: ({ caller, path, body }) =>
      assignLearners(deps, { staff: caller, cohortId: path.cohortId }, body),
    decideOnCohort: ({ caller, path, body }) =>
      decideOnCohort(deps, { staff: caller, cohortId: path.cohortId }, body),
    listUserPrograms: ({ path }) => listUserPrograms(db, path.id),
    changeUserCohort: ({ caller, path, body }) =>
      changeUserCohort(deps, { staff: caller, userId: path.id }, body),
  };
}
