import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { readPartner } from './partners.service.ts';

export function partnersHandlers({ db }: Deps): Pick<Handlers, 'getPartner'> {
  return { getPartner: ({ path }) => readPartner(db, path.key) };
}
