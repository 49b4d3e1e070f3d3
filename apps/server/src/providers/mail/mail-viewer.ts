import { escapeHtml, formatAgo } from '@uplink/api-client/domain';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { sendPage } from '../identity/pages/send-page.ts';

/** Reads what the built-in mail provider keeps: for demos and development only. */
export function registerMailViewer(
  app: FastifyInstance,
  { db, clock }: { db: Kysely<DB>; clock: Clock },
): void {
  app.get('/mail', async (_request, reply) => {
    const mails = await db
      .selectFrom('mail')
      .select(['id', 'recipient', 'subject', 'created_at'])
      .orderBy('id', 'desc')
      .limit(100)
      .execute();
    const rows = mails.map(
      (mail) =>
        `<p><a href="/mail/${mail.id}">${escapeHtml(mail.subject)}</a><br><span class="help">${escapeHtml(mail.recipient)}, ${formatAgo(mail.created_at.toISOString(), clock.now())}</span></p>`,
    );
    const body = `<h1>Mail</h1>${rows.join('') || '<p class="lead">No mail yet.</p>'}`;
    return sendPage(reply, { title: 'Mail', body });
  });
  app.get<{ Params: { id: string } }>('/mail/:id', async (request, reply) => {
    const id = Number(request.params.id);
    if (!Number.isSafeInteger(id)) return reply.callNotFound();
    const mail = await db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
    if (!mail) return reply.callNotFound();
    const body = `<h1>${escapeHtml(mail.subject)}</h1><p class="help">To ${escapeHtml(mail.recipient)}</p>${mail.html}<p class="links"><a href="/mail">All mail</a></p>`;
    return sendPage(reply, { title: mail.subject, body });
  });
}
