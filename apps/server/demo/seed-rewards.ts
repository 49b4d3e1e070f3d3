import { randomBytes, randomUUID } from 'node:crypto';
import type { PolicyPerson } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import { setLinks } from '../src/areas/ambassador/ambassador-links.service.ts';
import { makeAmbassador } from '../src/areas/ambassador/ambassadors.service.ts';
import type { PurchaseDeps } from '../src/areas/purchases/purchase-rows.ts';
import { countClick } from '../src/areas/referral/clicks.service.ts';
import { changeContest } from '../src/areas/referral/contests.service.ts';
import { addLead } from '../src/areas/referral/leads.service.ts';
import { decideOnRequest } from '../src/areas/referral/management/payouts.service.ts';
import { saveResources } from '../src/areas/referral/resources.service.ts';
import { settleRewards } from '../src/areas/referral/settle-rewards.ts';
import { askForBalance } from '../src/areas/referral/withdraw.service.ts';
import type { DB } from '../src/db/schema.ts';
import { noSecrets } from '../src/vault/vault.ts';
import { idOf } from './seed-learners.ts';
import type { Academy } from './seed-work.ts';
import type {
  AmbassadorContent,
  ClickContent,
  LeadContent,
  RewardsContent,
  WithdrawalContent,
} from './types/rewards.types.ts';

const day = 86_400_000;

interface Living extends Pick<Academy, 'people'> {
  deps: PurchaseDeps;
  staff: PolicyPerson;
}

/** The first day on which anything of it happened, as how many days ago. */
export const firstDayOf = ({ ambassadors, clicks, leads }: RewardsContent): number =>
  Math.max(...[...ambassadors, ...clicks, ...leads].map(({ days }) => days));

/** What happened by people's links on a day, before its purchases; they credit whoever brought their buyers. */
export async function liveRewards(
  academy: Pick<Academy, 'people'>,
  deps: PurchaseDeps,
  content: RewardsContent,
  today: number,
): Promise<void> {
  const staff: PolicyPerson = { id: idOf(academy.people, 'ada'), roles: ['admin'] };
  const living = { ...academy, deps, staff };
  const isToday = ({ days }: { days: number }) => days === today;
  for (const one of content.ambassadors.filter(isToday)) await appoint(living, one);
  for (const one of content.clicks.filter(isToday)) await click(living, one);
  for (const one of content.leads.filter(isToday)) await apply(living, one);
  for (const one of content.withdrawals) {
    if (isToday(one)) await withdraw(living, one);
    if (one.paid && isToday(one.paid)) await pay(living, one, one.paid);
  }
}

async function appoint(
  { deps, people, staff }: Living,
  { person, tier, calendly }: AmbassadorContent,
): Promise<void> {
  const userId = idOf(people, person);
  await makeAmbassador(deps, staff, {
    ...{ userId, fromCount: tier, version: 0 },
    reason: 'Applied to the program',
  });
  if (calendly) await setLinks(deps.db, userId, { calendly });
}

async function click(
  { deps, people }: Living,
  { of, by, count = 1, isShared = false }: ClickContent,
): Promise<void> {
  const referrerId = idOf(people, of);
  const code = await codeOf(deps.db, referrerId);
  for (let visitor = 0; visitor < count; visitor += 1) {
    const token = randomBytes(16).toString('hex');
    if (isShared) await countClick(deps, { code, token, origin: token, callerId: referrerId });
    const callerId = by === undefined ? undefined : idOf(people, by);
    await countClick(deps, { code, token, origin: token, callerId });
  }
}

async function apply({ deps, people }: Living, { of, email }: LeadContent): Promise<void> {
  const referralCode = await codeOf(deps.db, idOf(people, of));
  await addLead(deps, { callerId: undefined, origin: email }, { email, referralCode });
}

async function codeOf(db: Kysely<DB>, userId: number): Promise<string> {
  const { referral_code } = await db
    .selectFrom('app_user')
    .select('referral_code')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return referral_code;
}

async function withdraw(
  { deps, people }: Living,
  { person, program }: WithdrawalContent,
): Promise<void> {
  await settleRewards({ ...deps, config: noSecrets });
  const wish = { type: program, changeId: randomUUID() };
  await askForBalance(deps, idOf(people, person), wish);
}

async function pay(
  { deps, people, staff }: Living,
  { person, program }: WithdrawalContent,
  { days: _, ...transfer }: NonNullable<WithdrawalContent['paid']>,
): Promise<void> {
  const { id, version } = await deps.db
    .selectFrom('withdraw_request')
    .select(['id', 'version'])
    .where('user_id', '=', idOf(people, person))
    .where('program', '=', program)
    .where('status', '=', 1)
    .executeTakeFirstOrThrow();
  await decideOnRequest(deps, staff, { id, version, status: 2, ...transfer });
}

/** Contests and what people invite with, as staff wrote them. */
export async function seedPrograms(
  db: Kysely<DB>,
  { people, clock }: Pick<Academy, 'people' | 'clock'>,
  { contests, resources }: RewardsContent,
): Promise<void> {
  const staff: PolicyPerson = { id: idOf(people, 'ada'), roles: ['admin'] };
  const midnight = Math.floor(clock.now().getTime() / day) * day;
  const at = (days: number) => new Date(midnight + days * day).toISOString();
  for (const { program, startedDays, endsInDays, ...words } of contests)
    await changeContest(
      { db, clock },
      { staff, program, isReset: false },
      { ...words, startsAt: at(-startedDays), endsAt: at(endsInDays), reason: 'The first one' },
    );
  for (const words of resources)
    await saveResources({ db, clock }, staff, { ...words, version: 1 });
}
