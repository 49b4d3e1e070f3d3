import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { decideOnCase } from './decisions.service.ts';
import { appeal, listOwnCases } from './own-cases.service.ts';
import { listModerationCases, readModerationCase } from './queue.service.ts';
import { reportContent } from './reports.service.ts';

export function moderationHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'reportContent'
  | 'listMyModeration'
  | 'appealDecision'
  | 'listModerationCases'
  | 'getModerationCase'
  | 'decideOnModerationCase'
> {
  const { db } = deps;
  return {
    reportContent: ({ caller, body }) => reportContent(deps, caller, body),
    listMyModeration: ({ caller }) => listOwnCases(db, caller.id),
    appealDecision: ({ caller, path, body }) =>
      appeal(deps, { userId: caller.id, caseId: path.caseId }, body.text),
    listModerationCases: ({ query }) => listModerationCases(db, query),
    getModerationCase: ({ caller, path }) => readModerationCase(db, caller, path.caseId),
    decideOnModerationCase: ({ caller, path, body }) =>
      decideOnCase(deps, { staff: caller, caseId: path.caseId }, body),
  };
}
