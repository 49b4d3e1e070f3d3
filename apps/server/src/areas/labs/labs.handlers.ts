import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { accessLab, listLabs, listModuleLabs } from './labs.service.ts';

export function labsHandlers(
  deps: Deps,
): Pick<Handlers, 'listMyLabs' | 'accessLab' | 'getMyModuleLabs'> {
  const { db, clock } = deps;
  return {
    listMyLabs: ({ caller, query }) => listLabs(db, clock.now(), caller.id, query),
    accessLab: ({ caller, path }) => accessLab(deps, caller.id, path.id),
    getMyModuleLabs: ({ caller, path }) => listModuleLabs(db, clock.now(), caller.id, path.id),
  };
}
