import { type Kysely, sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import type { DeliverMail, Mail, MailProvider } from './mail.ts';

/** How many mails an address gets in an hour before news waits; codes and receipts never wait. */
export const MAILS_PER_HOUR = 20;

export interface MailFault {
  address: string;
  kind: 'bounced' | 'complained';
  /** What the receiving server said. */
  detail: string;
}

/** Marks addresses that take no mail. A complaint stays one when the address bounces later. */
export async function noteFaults(
  db: Kysely<DB>,
  faults: readonly MailFault[],
  now: Date,
): Promise<void> {
  for (const { address, kind, detail } of faults)
    await db
      .insertInto('mail_fault')
      .values({ address, kind, detail: detail.slice(0, 500), at: now })
      .onConflict((conflict) =>
        conflict
          .column('address')
          .doUpdateSet({ kind, detail: detail.slice(0, 500), at: now })
          .where('mail_fault.kind', '=', 'bounced'),
      )
      .execute();
}

/** Why mail to someone's own address stops, if it does. */
export const findOwnFault = (db: Kysely<DB>, userId: number) =>
  db
    .selectFrom('mail_fault')
    .innerJoin('app_user', 'app_user.email', 'mail_fault.address')
    .select(['mail_fault.address', 'mail_fault.at as since'])
    .select(({ ref }) => ref('mail_fault.kind').$castTo<MailFault['kind']>().as('kind'))
    .where('app_user.id', '=', userId)
    .executeTakeFirst();

export async function clearOwnFault(db: Kysely<DB>, userId: number): Promise<void> {
  await db
    .deleteFrom('mail_fault')
    .where('address', '=', ({ selectFrom }) =>
      selectFrom('app_user').select('email').where('id', '=', userId),
    )
    .execute();
}

/** Whether a mail stops here; otherwise it is counted. A complaint ends news, but no code and no receipt. */
async function isStopped(
  db: Kysely<DB>,
  { to: address, unsubscribeUrl }: Mail,
  now: Date,
): Promise<boolean> {
  const fault = await db
    .selectFrom('mail_fault')
    .select('kind')
    .where('address', '=', address)
    .executeTakeFirst();
  if (fault && (fault.kind === 'bounced' || unsubscribeUrl)) return true;
  await sql`insert into mail_count (address, hour, count)
    values (${address}, date_trunc('hour', ${now}::timestamptz), 1)
    on conflict (address, hour) do update set count = mail_count.count + 1`.execute(db);
  return false;
}

type GuardDeps = { db: Kysely<DB>; clock: Clock };

/** Hands on what goes to addresses that take mail. */
export const guardDelivery =
  ({ db, clock }: GuardDeps, deliver: DeliverMail): DeliverMail =>
  async (mail, id) => {
    if (!(await isStopped(db, mail, clock.now()))) await deliver(mail, id);
  };

/** The same for a provider that stores mail at once. */
export const guardMail = ({ db, clock }: GuardDeps, provider: MailProvider): MailProvider => ({
  send: async (mail, trx = db) => {
    if (!(await isStopped(trx, mail, clock.now()))) await provider.send(mail, trx);
  },
  ...(provider.forget && { forget: provider.forget }),
});

/** Whether someone at this address may be sent more news now. */
export const takesNews = (address: ReturnType<typeof sql.ref>, now: Date) => sql<boolean>`(
  not exists (select 1 from mail_fault fault where fault.address = ${address})
  and not exists (select 1 from mail_count sent where sent.address = ${address}
    and sent.hour = date_trunc('hour', ${now}::timestamptz) and sent.count >= ${MAILS_PER_HOUR}))`;

/** Counts of hours that are over say nothing any more. */
export async function forgetCounts(db: Kysely<DB>, now: Date): Promise<void> {
  await db
    .deleteFrom('mail_count')
    .where('hour', '<', new Date(now.getTime() - 86_400_000))
    .execute();
}
