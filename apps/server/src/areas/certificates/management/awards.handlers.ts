import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../plugins/contract/handlers.ts';
import {
  createAward,
  listAwardChoices,
  listAwards,
  renewAward,
  revokeAward,
} from './awards.service.ts';

export function awardsHandlers(
  deps: Deps,
): Pick<
  Handlers,
  'listAwards' | 'createAward' | 'listAwardChoices' | 'renewAward' | 'revokeAward'
> {
  return {
    listAwards: ({ query }) => listAwards(deps, query),
    createAward: ({ caller, body }) => createAward(deps, caller, body),
    listAwardChoices: ({ query }) => listAwardChoices(deps.db, query.search),
    renewAward: ({ caller, path, body }) => renewAward(deps, caller, { ...path, ...body }),
    revokeAward: ({ caller, path, body }) => revokeAward(deps, caller, { ...path, ...body }),
  };
}
