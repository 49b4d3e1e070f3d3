import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { listActivity, listProgramLogs } from '../referral/activity.ts';
import { readBoard } from '../referral/board.service.ts';
import { changeContest, listContests } from '../referral/contests.service.ts';
import { payOut } from '../referral/management/payouts.service.ts';
import { readProgramStats } from '../referral/management/stats.service.ts';
import { readRewards } from '../referral/overview.service.ts';
import { listEnrollments, listTeam } from '../referral/people-of.service.ts';
import { listResources } from '../referral/resources.service.ts';
import { changeLinks, setLinks } from './ambassador-links.service.ts';
import { makeAmbassador, readAmbassador } from './ambassadors.service.ts';
import { listAmbassadors } from './list-ambassadors.ts';

const program = 'ambassador';

export function ambassadorHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'getMyAmbassador'
  | 'patchMyAmbassador'
  | 'listMyAmbassadorTeam'
  | 'listMyAmbassadorEnrollments'
  | 'listMyAmbassadorActivity'
  | 'listAmbassadorParticipants'
  | 'listAmbassadorContests'
  | 'listAmbassadorResources'
  | 'getAmbassadorStats'
  | 'listAmbassadorLogs'
  | 'updateAmbassadorContest'
  | 'listAmbassadors'
  | 'getAmbassador'
  | 'makeAmbassador'
  | 'patchAmbassador'
  | 'payoutAmbassador'
> {
  const { db, clock } = deps;
  const own = (userId: number) => readRewards(deps, { userId, program });
  return {
    getMyAmbassador: ({ caller }) => own(caller.id),
    patchMyAmbassador: async ({ caller, body }) => {
      await setLinks(db, caller.id, body);
      return own(caller.id);
    },
    listMyAmbassadorTeam: ({ caller, query }) => listTeam(db, caller.id, query),
    listMyAmbassadorEnrollments: ({ caller, query }) =>
      listEnrollments(db, { userId: caller.id, program }, query),
    listMyAmbassadorActivity: ({ caller, query }) =>
      listActivity(db, { userId: caller.id, program }, query),
    listAmbassadorParticipants: ({ caller, query }) =>
      readBoard(db, { ...query, program, callerId: caller.id }, clock.now()),
    listAmbassadorContests: () => listContests(db, program, clock.now()),
    listAmbassadorResources: () => listResources(db, program),
    getAmbassadorStats: ({ query }) => readProgramStats(db, program, query),
    listAmbassadorLogs: ({ caller, query }) => listProgramLogs(db, caller, { ...query, program }),
    updateAmbassadorContest: ({ caller, query, body }) =>
      changeContest(deps, { staff: caller, program, isReset: query.action === 'reset' }, body),
    listAmbassadors: ({ caller, query }) => listAmbassadors(db, caller, query),
    getAmbassador: ({ caller, path }) => readAmbassador(deps, caller, path.userId),
    makeAmbassador: ({ caller, path, body }) => makeAmbassador(deps, caller, { ...body, ...path }),
    patchAmbassador: ({ caller, path, body }) => changeLinks(deps, caller, { ...body, ...path }),
    payoutAmbassador: ({ caller, path, body }) => payOut(deps, caller, { ...body, ...path }),
  };
}
