import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { logDifference } from '../exercises/log-difference.ts';
import {
  createCreatorLab,
  deleteCreatorLab,
  listCreatorLabs,
  updateCreatorLab,
} from './authoring/creator-labs.service.ts';
import { readLabStages, saveLabStages } from './authoring/lab-stages.service.ts';
import { accessLab, listLabs, listModuleLabs } from './labs.service.ts';
import { checkStage, readRun, saveLog } from './runs/runs.service.ts';

export function labsHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'listMyLabs'
  | 'accessLab'
  | 'getMyLabRun'
  | 'saveMyLabLog'
  | 'checkMyLabStage'
  | 'getMyModuleLabs'
  | 'listCreatorLabs'
  | 'createCreatorLab'
  | 'updateCreatorLab'
  | 'deleteCreatorLab'
  | 'getCreatorLabStages'
  | 'saveCreatorLabStages'
> {
  const { db, clock, grader, config } = deps;
  const runs = { db, clock, grader, secret: config.secret };
  return {
    listMyLabs: ({ caller, query }) => listLabs(db, clock.now(), caller.id, query),
    accessLab: ({ caller, path }) => accessLab(deps, caller.id, path.id),
    getMyLabRun: ({ caller, path }) => readRun(runs, { userId: caller.id, labId: path.id }),
    saveMyLabLog: ({ caller, path, body }) =>
      saveLog(runs, { userId: caller.id, labId: path.id }, body),
    checkMyLabStage: async ({ caller, path, body, request }) => {
      const run = await checkStage(runs, { userId: caller.id, labId: path.id }, body);
      const graded = run.stages[body.stage - 1]?.graded;
      const { seen } = body;
      if (graded) logDifference(request, graded, { labId: path.id, ...(seen && { seen }) });
      return run;
    },
    getMyModuleLabs: ({ caller, path }) => listModuleLabs(db, clock.now(), caller.id, path.id),
    listCreatorLabs: ({ caller, query }) => listCreatorLabs(db, caller.id, query),
    createCreatorLab: ({ caller, body }) => createCreatorLab(deps, caller, body),
    updateCreatorLab: ({ caller, path, body }) =>
      updateCreatorLab(deps, { person: caller, id: path.labId }, body),
    deleteCreatorLab: ({ caller, path }) => deleteCreatorLab(deps, caller, path.labId),
    getCreatorLabStages: ({ caller, path }) => readLabStages(db, caller, path.labId),
    saveCreatorLabStages: ({ caller, path, body }) =>
      saveLabStages(deps, { author: caller, labId: path.labId }, body),
  };
}
