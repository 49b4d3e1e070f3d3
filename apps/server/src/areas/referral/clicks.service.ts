import { createHash, randomBytes } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { UserStatus } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { takeTries } from '../../providers/identity/throttle/throttle.repository.ts';
import { noteActivity } from './activity.ts';
import { COOKIE_DAYS } from './referral.rules.ts';
import { programOf } from './reward-rules.ts';

/** Keeps by whose link a browser came; set after consent only. */
export const REFERRAL_COOKIE = 'uplink_invite';

type ClickDeps = Pick<Deps, 'db' | 'clock'>;

interface Click {
  code: string;
  /** What the browser's cookie says. */
  token: string | undefined;
  callerId: number | undefined;
  /** The network it comes from. */
  origin: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const isToken = (token: string | undefined): token is string =>
  token !== undefined && /^[a-f0-9]{32}$/.test(token);

/**
 * Notes that a browser came by a link, and answers what its cookie says from now on. Anyone can invent browsers, so
 * few new ones are noted from one network.
 */
export async function countClick(
  { db, clock }: ClickDeps,
  { code, token: known, callerId, origin }: Click,
): Promise<string> {
  const token = isToken(known) ? known : randomBytes(16).toString('hex');
  const referrerId = await findReferrer(db, code);
  if (referrerId === undefined) return token;
  const now = clock.now();
  const visit = { hash: hashOf(token), referrerId, day: now.toISOString().slice(0, 10) };
  if (!(await isNoted(db, visit)) && (await takeTries(db, [{ kind: 'click', key: origin }], now)))
    return token;
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ is_new: boolean }>`
      insert into referral_click as known (token_hash, referrer_id, day, clicked_at, is_own)
      values (${visit.hash}, ${referrerId}, ${visit.day}::date, ${now}, ${callerId === referrerId})
      on conflict (token_hash, referrer_id, day)
      do update set clicked_at = greatest(known.clicked_at, excluded.clicked_at), is_own = known.is_own or excluded.is_own
      returning xmax = 0 as is_new`.execute(trx);
    if (!rows[0]?.is_new || callerId === referrerId) return;
    const program = await programOf(trx, referrerId);
    await noteActivity(trx, { userId: referrerId, program, kind: 'click', now });
  });
  if (callerId !== undefined) await bindClicks({ db, clock }, token, callerId);
  return token;
}

interface Visit {
  hash: string;
  referrerId: number;
  day: string;
}

async function isNoted(db: Kysely<DB>, { hash, referrerId, day }: Visit): Promise<boolean> {
  const row = await db
    .selectFrom('referral_click')
    .select('id')
    .where('token_hash', '=', hash)
    .where('referrer_id', '=', referrerId)
    .where('day', '=', day)
    .executeTakeFirst();
  return row !== undefined;
}

/** The person with a code, while their account is open. */
export async function findReferrer(db: Kysely<DB>, code: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('app_user')
    .select('id')
    .where('referral_code', '=', code)
    .where('deleted_at', 'is', null)
    .where('status', '=', UserStatus.active)
    .where('blocked', '=', false)
    .executeTakeFirst();
  return row?.id;
}

/** What the page of a link shows of the person who invites: only where to book a call with an ambassador. */
export async function readInvitation(db: Kysely<DB>, code: string): Promise<Schema<'Invitation'>> {
  const referrerId = await findReferrer(db, code);
  const row = await db
    .selectFrom('ambassador_program')
    .select('calendly')
    .where('user_id', '=', referrerId ?? 0)
    .executeTakeFirst();
  return { calendly: row?.calendly ?? null };
}

/** Whose browser it is turns out when they sign in or order there. Safe to repeat. */
export async function bindClicks(
  { db, clock }: ClickDeps,
  token: string | undefined,
  userId: number,
): Promise<void> {
  if (!isToken(token)) return;
  const hash = hashOf(token);
  const since = new Date(clock.now().getTime() - COOKIE_DAYS * 86_400_000);
  await sql`update referral_click set is_own = true
    where token_hash = ${hash} and referrer_id = ${userId} and not is_own`.execute(db);
  await sql`
    insert into referral_mark (user_id, referrer_id, clicked_at, is_shared)
    select ${userId}, c.referrer_id, c.clicked_at, bool_or(c.is_own) over (partition by c.referrer_id)
    from referral_click c
    where c.token_hash = ${hash} and c.referrer_id <> ${userId} and c.clicked_at > ${since}
    on conflict (user_id, clicked_at, referrer_id) do update set is_shared = excluded.is_shared or referral_mark.is_shared`.execute(
    db,
  );
}
