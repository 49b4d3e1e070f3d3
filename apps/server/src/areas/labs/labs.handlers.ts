import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import {
  createCreatorLab,
  deleteCreatorLab,
  listCreatorLabs,
  readCreatorLab,
  updateCreatorLab,
} from './authoring/creator-labs.service.ts';
import { accessLab, listLabs, listModuleLabs } from './labs.service.ts';

export function labsHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'listMyLabs'
  | 'accessLab'
  | 'getMyModuleLabs'
  | 'listCreatorLabs'
  | 'createCreatorLab'
  | 'getCreatorLab'
  | 'updateCreatorLab'
  | 'deleteCreatorLab'
> {
  const { db, clock } = deps;
  return {
    listMyLabs: ({ caller, query }) => listLabs(db, clock.now(), caller.id, query),
    accessLab: ({ caller, path }) => accessLab(deps, caller.id, path.id),
    getMyModuleLabs: ({ caller, path }) => listModuleLabs(db, clock.now(), caller.id, path.id),
    listCreatorLabs: ({ caller, query }) => listCreatorLabs(db, caller.id, query),
    createCreatorLab: ({ caller, body }) => createCreatorLab(deps, caller, body),
    getCreatorLab: ({ caller, path }) => readCreatorLab(db, caller, path.labId),
    updateCreatorLab: ({ caller, path, body }) =>
      updateCreatorLab(deps, { person: caller, id: path.labId }, body),
    deleteCreatorLab: ({ caller, path }) => deleteCreatorLab(deps, caller, path.labId),
  };
}
