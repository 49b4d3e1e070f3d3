import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { addMedia, deleteMedia, listMedia, replaceMedia } from './authoring/media.service.ts';

export function mediaHandlers(
  deps: Deps,
): Pick<Handlers, 'listMedia' | 'addMedia' | 'replaceMedia' | 'deleteMedia'> {
  return {
    listMedia: ({ caller, path, query }) => listMedia(deps.db, caller, { ...path, ...query }),
    addMedia: ({ caller, path, body }) => addMedia(deps, caller, { ...path, ...body }),
    replaceMedia: ({ caller, path, body }) => replaceMedia(deps, caller, { ...path, ...body }),
    deleteMedia: ({ caller, path }) => deleteMedia(deps, caller, path),
  };
}
