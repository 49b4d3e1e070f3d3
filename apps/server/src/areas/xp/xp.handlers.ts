import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { readXp } from './xp.service.ts';

export function xpHandlers({ db }: Deps): Pick<Handlers, 'getMyXp'> {
  return { getMyXp: ({ caller, query }) => readXp(db, caller.id, query) };
}
