import { mailBody } from '@uplink/api-client/domain';
import { sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { MailProvider } from '../../providers/mail/mail.ts';
import { deeds, withoutName } from './former-name.rules.ts';

interface Named {
  id: number;
  first_name: string;
  last_name: string;
}

/**
 * In notifications to others, the name becomes that of a former member. Notices come first: a mail that is being made of them
 * is written before they can be changed, and found after that.
 */
export async function forgetName(
  trx: Transaction<DB>,
  mail: Pick<MailProvider, 'reword'>,
  { id, first_name, last_name }: Named,
): Promise<void> {
  const name = `${first_name} ${last_name}`.trim();
  const next = name.length + 1;
  // A name could be any words, chosen by the person, also those that other texts begin with.
  await sql`update user_notification set message = 'A former member' || substr(message, ${next})
    where user_id <> ${id} and exists (select from unnest(${deeds}::text[]) deed
      where starts_with(message, ${name}::text || ' ' || deed))`.execute(trx);
  await sql`update user_notification set subject = 'A former member'
    where occasion = ${`follower:${id}`}`.execute(trx);
  await rewordKept(trx, name);
  await mail.reword?.((text) => withoutName(text, name), trx);
  const shown = `${first_name} ${last_name.charAt(0)}.`;
  await sql`update referral_activity set person = null where person = ${shown}
    and user_id in (select referrer_id from referral_enrollment where person_id = ${id})`.execute(
    trx,
  );
}

/** The mails that the built-in provider keeps. */
async function rewordKept(trx: Transaction<DB>, name: string): Promise<void> {
  const { rows } = await sql<{ id: number; subject: string; text: string }>`
    select id, subject, text from mail
    where strpos(text, ${name}) > 0 or strpos(subject, ${name}) > 0`.execute(trx);
  for (const { id, ...kept } of rows) {
    const subject = withoutName(kept.subject, name);
    const text = withoutName(kept.text, name);
    if (subject === kept.subject && text === kept.text) continue;
    await trx
      .updateTable('mail')
      .set({ subject, text, html: mailBody({ subject, text }) })
      .where('id', '=', id)
      .execute();
  }
}
