import type { Schema } from '@uplink/api-client';
import { email as emailError, VALIDATION } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { tooManyRequests, unprocessable } from '../../plugins/errors/errors.ts';
import { takeTries } from '../../providers/identity/throttle/throttle.repository.ts';
import { noteActivity } from './activity.ts';
import { findReferrer } from './clicks.service.ts';
import { application, invitation } from './leads.mails.ts';
import { programOf } from './reward-rules.ts';

type LeadDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'publicUrl' | 'academyName'>;

interface Sender {
  callerId: number | undefined;
  /** The network it comes from. */
  origin: string;
}

/**
 * Someone asks by a link to hear more, or a referrer invites an address. One lead for each address and
 * referrer; what is known already is answered the same.
 */
export async function addLead(
  deps: LeadDeps,
  { callerId, origin }: Sender,
  { email, referralCode }: Schema<'ReferralLead'>,
): Promise<void> {
  const { db, clock } = deps;
  const address = email.trim();
  const fault = emailError(address);
  if (fault) throw unprocessable(fault, { email: fault });
  if (callerId === undefined && referralCode === undefined)
    throw unprocessable('Sign in to invite people.', { referralCode: VALIDATION.required });
  const now = clock.now();
  const wait = await takeTries(db, [{ kind: 'lead', key: String(callerId ?? origin) }], now);
  if (wait) throw tooManyRequests('Too many invitations. Try again later.');
  const isInvitation = referralCode === undefined;
  const referrerId = isInvitation ? callerId : await findReferrer(db, referralCode);
  if (referrerId === undefined) return;
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ code: string; name: string }>`
      with lead as (
        insert into referral_lead (referrer_id, email, status, created_at)
        select u.id, ${address}, ${isInvitation ? 'invited' : 'applied'}, ${now} from app_user u
        where u.id = ${referrerId} and u.email <> ${address}::citext
        on conflict (referrer_id, email) do update set status = 'applied'
          where referral_lead.status = 'invited' and excluded.status = 'applied'
        returning referrer_id)
      select u.referral_code as code, u.first_name as name from lead join app_user u on u.id = lead.referrer_id`.execute(
      trx,
    );
    const [lead] = rows;
    if (!lead) return;
    const content = isInvitation
      ? invitation(deps, { from: lead.name, link: `${deps.publicUrl}/i/${lead.code}` })
      : application(deps, lead.code);
    if (await takesMail(trx, address, now)) await deps.mail.send({ to: address, ...content }, trx);
    if (isInvitation) return;
    const program = await programOf(trx, referrerId);
    await noteActivity(trx, { userId: referrerId, program, kind: 'application', now });
  });
}

/** However many people invite an address, it gets few mails; the people who invite it don't learn that. */
async function takesMail(db: Kysely<DB>, address: string, now: Date): Promise<boolean> {
  const wait = await takeTries(db, [{ kind: 'mail', key: `${address} lead` }], now);
  return wait === undefined;
}
