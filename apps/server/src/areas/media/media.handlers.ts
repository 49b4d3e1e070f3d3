import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import {
  addMedia,
  deleteMedia,
  listAllMedia,
  listMedia,
  replaceMedia,
} from './authoring/media.service.ts';

export function mediaHandlers(
  deps: Deps,
): Pick<Handlers, 'listCreatorMedia' | 'listMedia' | 'addMedia' | 'replaceMedia' | 'deleteMedia'> {
  return {
    listCreatorMedia: ({ caller, query }) => listAllMedia(deps.db, caller, query),
    listMedia: ({ caller, path, query }) => listMedia(deps.db, caller, { ...path, ...query }),
    addMedia: ({ caller, path, body }) => addMedia(deps, caller, { ...path, ...body }),
    replaceMedia: ({ caller, path, body }) => replaceMedia(deps, caller, { ...path, ...body }),
    deleteMedia: ({ caller, path }) => deleteMedia(deps, caller, path),
  };
}
