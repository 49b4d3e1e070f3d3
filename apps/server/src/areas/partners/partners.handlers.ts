import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { openPartnerSession } from './partner-sessions.service.ts';
import { openLessonInFrame, readPartnerLesson } from './partner-sign-ins.service.ts';
import { readPartner } from './partners.service.ts';

export function partnersHandlers(
  deps: Deps,
): Pick<Handlers, 'getPartner' | 'openPartnerSession' | 'getPartnerLesson' | 'openLessonInFrame'> {
  return {
    getPartnerLesson: ({ path }) => readPartnerLesson(deps.db, path.key, path.id),
    openLessonInFrame: ({ caller, path, body }) =>
      openLessonInFrame(deps, caller.id, path.id, body),
    getPartner: ({ path }) => readPartner(deps.db, path.key),
    openPartnerSession: ({ path, body }) => openPartnerSession(deps, path.key, body),
  };
}
