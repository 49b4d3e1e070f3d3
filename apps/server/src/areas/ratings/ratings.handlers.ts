import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { listRatings, rate, readOwnRating } from './ratings.service.ts';

export function ratingsHandlers({
  db,
  clock,
}: Deps): Pick<Handlers, 'listModuleRatings' | 'getMyModuleRating' | 'rateModule'> {
  return {
    listModuleRatings: ({ caller, path, query }) => listRatings(db, caller.id, path.id, query),
    getMyModuleRating: ({ caller, path }) => readOwnRating(db, caller.id, path.id),
    rateModule: ({ caller, path, body }) => rate(db, clock, caller.id, path.id, body),
  };
}
