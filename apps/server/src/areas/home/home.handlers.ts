import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { readCreatorHome } from './home.service.ts';

export function homeHandlers({ db, clock }: Deps): Pick<Handlers, 'getCreatorHome'> {
  return {
    getCreatorHome: ({ caller }) => readCreatorHome(db, { userId: caller.id, now: clock.now() }),
  };
}
