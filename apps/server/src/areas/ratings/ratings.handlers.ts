import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { listRatings, rate, readOwnRating } from './ratings.service.ts';

export function ratingsHandlers(
  deps: Deps,
): Pick<Handlers, 'listModuleRatings' | 'getMyModuleRating' | 'rateModule'> {
  const { db } = deps;
  return {
    listModuleRatings: ({ caller, path, query }) => listRatings(db, caller.id, path.id, query),
    getMyModuleRating: ({ caller, path }) => readOwnRating(db, caller.id, path.id),
    rateModule: ({ caller, path, body }) => rate(deps, caller.id, path.id, body),
  };
}
