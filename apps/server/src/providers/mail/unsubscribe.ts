import { NOTIFICATION_KINDS, NOTIFICATION_TOPICS } from '@uplink/api-client/domain';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { openText, type Secrets, sealText } from '../../sealed.ts';
import { sendPage } from '../identity/pages/send-page.ts';

/** Which mails a link ends: those about reviews, or the daily one about everything else. */
export type MailPart = 'reviews' | 'digest';

interface Subscription {
  userId: number;
  part: MailPart;
}

const purpose = 'unsubscribe';
const path = '/unsubscribe';

/** The address that ends a kind of mail for its reader, without a sign-in. */
export function unsubscribeUrl(
  { publicUrl, secrets }: { publicUrl: string; secrets: Secrets },
  subscription: Subscription,
): string {
  return `${publicUrl}${path}/${sealText(JSON.stringify(subscription), { ...secrets, purpose })}`;
}

interface RouteDeps {
  db: Kysely<DB>;
  secrets: Secrets;
}

/**
 * RFC 8058: a mail program posts to the address at once; a browser that follows it is asked first, since links
 * in mails are opened by scanners too.
 */
export function registerUnsubscribe(app: FastifyInstance, { db, secrets }: RouteDeps): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: 4096 },
      (_request, _body, done) => done(null, undefined),
    );
    scope.get<{ Params: { token: string } }>(`${path}/:token`, async ({ params }, reply) => {
      const { part } = open(params.token, secrets);
      const body = `<h1>Stop these emails?</h1><p class="lead">${about[part]}</p><form method="post"><button type="submit">Stop them</button></form>`;
      return sendPage(reply, { title: 'Stop emails', body });
    });
    scope.post<{ Params: { token: string } }>(`${path}/:token`, async ({ params }, reply) => {
      await stop(db, open(params.token, secrets));
      const body =
        '<h1>Done</h1><p class="lead">You won’t get these emails any more. You can turn them on again in your notification settings.</p><p class="links"><a href="/notifications/settings">Notification settings</a></p>';
      return sendPage(reply, { title: 'Emails stopped', body });
    });
  });
}

const about: Record<MailPart, string> = {
  reviews: 'Emails about reviews of your work will stop. You still see them in the academy.',
  digest:
    'You’ll stop getting the daily notification email. You can still see your notifications in the academy. You’ll keep getting receipts and security emails.',
};

function open(token: string, secrets: Secrets): Subscription {
  try {
    return JSON.parse(openText(token, { ...secrets, purpose }));
  } catch {
    throw notFound('This link is not valid.');
  }
}

/** Turns the topics of a mail off, as far as they can be, and drops what waits. */
async function stop(db: Kysely<DB>, { userId, part }: Subscription): Promise<void> {
  const topics = Object.entries(NOTIFICATION_TOPICS).filter(
    ([topic, usual]) => (topic === 'reviews') === (part === 'reviews') && !('isFixed' in usual),
  );
  const kinds = Object.entries(NOTIFICATION_KINDS)
    .filter(([, { topic }]) => topics.some(([one]) => one === topic))
    .map(([kind]) => kind);
  await db.transaction().execute(async (trx) => {
    await trx
      .insertInto('notification_setting')
      .values(
        topics.map(([topic, { isShown }]) => ({
          user_id: userId,
          topic,
          is_shown: isShown,
          is_mailed: false,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'topic']).doUpdateSet({ is_mailed: false }),
      )
      .execute();
    await trx
      .updateTable('user_notification')
      .set({ mail_due: false })
      .where('user_id', '=', userId)
      .where('mail_due', '=', true)
      .where('kind', 'in', kinds)
      .execute();
  });
}
