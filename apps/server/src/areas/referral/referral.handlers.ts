import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { originOf } from '../../providers/identity/throttle/origin.ts';
import { readUserRewards } from '../ambassador/ambassadors.service.ts';
import { requirePerson } from '../people/notes.service.ts';
import { listActivity, listProgramLogs } from './activity.ts';
import { readBoard } from './board.service.ts';
import { countClick, REFERRAL_COOKIE, readInvitation } from './clicks.service.ts';
import { changeContest, listContests } from './contests.service.ts';
import { addLead } from './leads.service.ts';
import { decideOnRequest, failPayout, listWithdrawals } from './management/payouts.service.ts';
import { saveRules, viewRules } from './management/rules.service.ts';
import { readProgramStats } from './management/stats.service.ts';
import { decideOnSuspect, listSuspects } from './management/suspects.service.ts';
import { chooseName, readRewards } from './overview.service.ts';
import { listEnrollments, listTeam } from './people-of.service.ts';
import { COOKIE_DAYS } from './referral.rules.ts';
import { listResources, saveResources, viewResources } from './resources.service.ts';
import { askForBalance, listOwnRequests, turnIntoCredits } from './withdraw.service.ts';

const program = 'referral';

export function referralHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'getMyReferral'
  | 'patchMyReferral'
  | 'listMyReferralTeam'
  | 'listMyReferralEnrollments'
  | 'listMyReferralActivity'
  | 'listReferralParticipants'
  | 'listReferralContests'
  | 'listReferralResources'
  | 'createReferralLead'
  | 'getInvitation'
  | 'countReferralClick'
  | 'listMyWithdrawRequests'
  | 'createWithdrawRequest'
  | 'turnRewardsIntoCredits'
  | 'getReferralStats'
  | 'listReferralLogs'
  | 'updateReferralContest'
  | 'getUserReferralStats'
  | 'listUserReferralLogs'
  | 'getReferralResources'
  | 'putReferralResources'
  | 'getReferralRules'
  | 'putReferralRules'
  | 'listSuspectedReferrals'
  | 'decideOnReferral'
  | 'listWithdrawRequests'
  | 'updateWithdrawRequest'
  | 'failPayout'
> {
  const { db, clock, config } = deps;
  const own = (userId: number) => readRewards(deps, { userId, program });
  const keepToken = (reply: FastifyReply, token: string) =>
    reply.setCookie(REFERRAL_COOKIE, token, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: config.publicUrl.startsWith('https://'),
      maxAge: COOKIE_DAYS * 86_400,
    });
  return {
    getMyReferral: ({ caller }) => own(caller.id),
    patchMyReferral: async ({ caller, body: { displayName } }) => {
      if (displayName !== undefined) await chooseName(db, caller.id, displayName);
      return own(caller.id);
    },
    listMyReferralTeam: ({ caller, query }) => listTeam(db, caller.id, query),
    listMyReferralEnrollments: ({ caller, query }) =>
      listEnrollments(db, { userId: caller.id, program }, query),
    listMyReferralActivity: ({ caller, query }) =>
      listActivity(db, { userId: caller.id, program }, query),
    listReferralParticipants: ({ caller, query }) =>
      readBoard(db, { ...query, program, callerId: caller.id }, clock.now()),
    listReferralContests: () => listContests(db, program, clock.now()),
    listReferralResources: () => listResources(db, program),
    createReferralLead: ({ body, request }) =>
      addLead(deps, { callerId: callerOf(request), origin: originOf(request) }, body),
    getInvitation: ({ path }) => readInvitation(deps.db, path.code),
    countReferralClick: async ({ body, request, reply }) => {
      const token = request.cookies[REFERRAL_COOKIE];
      const [callerId, origin] = [callerOf(request), originOf(request)];
      const click = { code: body.referralCode, token, callerId, origin };
      keepToken(reply, await countClick(deps, click));
    },
    listMyWithdrawRequests: ({ caller, query }) => listOwnRequests(db, caller.id, query.type),
    createWithdrawRequest: ({ caller, body }) => askForBalance(deps, caller.id, body),
    turnRewardsIntoCredits: async ({ caller, body }) => {
      await turnIntoCredits(deps, caller.id, body);
      return readRewards(deps, { userId: caller.id, program: body.type });
    },
    getReferralStats: ({ query }) => readProgramStats(db, program, query),
    listReferralLogs: ({ caller, query }) => listProgramLogs(db, caller, { ...query, program }),
    updateReferralContest: ({ caller, query, body }) =>
      changeContest(deps, { staff: caller, program, isReset: query.action === 'reset' }, body),
    getUserReferralStats: ({ caller, path }) => readUserRewards(deps, caller, path.userId),
    listUserReferralLogs: async ({ path: { userId }, query: { type, ...query } }) => {
      await requirePerson(db, userId);
      return listActivity(db, { ...query, userId, program: type }, query);
    },
    getReferralResources: ({ query }) => viewResources(db, query.program),
    putReferralResources: ({ caller, body }) => saveResources(deps, caller, body),
    getReferralRules: ({ query }) => viewRules(db, query.program),
    putReferralRules: ({ caller, body }) => saveRules(deps, caller, body),
    listSuspectedReferrals: ({ query }) => listSuspects(db, query),
    decideOnReferral: ({ caller, path, body }) =>
      decideOnSuspect(deps, caller, { ...body, id: path.id }),
    listWithdrawRequests: ({ caller, query }) => listWithdrawals(deps, caller, query),
    updateWithdrawRequest: ({ caller, path, body }) =>
      decideOnRequest(deps, caller, { ...body, id: path.id }),
    failPayout: ({ caller, path, body }) => failPayout(deps, caller, { ...body, id: path.id }),
  };
}

const callerOf = (request: FastifyRequest) => request.caller?.id;
