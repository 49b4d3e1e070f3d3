import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { openPartnerSession } from './partner-sessions.service.ts';
import { readPartner } from './partners.service.ts';

export function partnersHandlers(deps: Deps): Pick<Handlers, 'getPartner' | 'openPartnerSession'> {
  return {
    getPartner: ({ path }) => readPartner(deps.db, path.key),
    openPartnerSession: ({ path, body }) => openPartnerSession(deps, path.key, body),
  };
}
