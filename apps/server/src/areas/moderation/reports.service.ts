import type { Schema } from '@uplink/api-client';
import { required } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../plugins/authentication/caller.repository.ts';
import { tooManyRequests, unprocessable } from '../../plugins/errors/errors.ts';
import { takeTurn } from '../discussions/discussion-flood.ts';
import { requireReportable } from './reportable.ts';

const mostReports = 10;

/**
 * Notes that a person reports a text; each person once for the same words. Once they were edited, a report of them
 * takes the place of the one before.
 */
export async function reportContent(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reporter: Pick<Caller, 'id' | 'roles'>,
  { kind, contentId, reason, text }: Schema<'ReportInput'>,
): Promise<void> {
  const now = clock.now();
  const fault = reason === 'other' ? required(text) : undefined;
  if (fault) throw unprocessable(fault, { text: fault });
  await db.transaction().execute(async (trx) => {
    await takeTurn(trx, reporter.id);
    const authorId = await requireReportable(trx, reporter, { kind, contentId }, now);
    if (authorId === reporter.id) throw unprocessable("You can't report your own posts.");
    const { id, edited_at: editedAt } = await openCase(trx, { kind, contentId, authorId, now });
    const known = await trx
      .selectFrom('moderation_report')
      .select('created_at')
      .where('case_id', '=', id)
      .where('reporter_id', '=', reporter.id)
      .executeTakeFirst();
    if (known && (editedAt === null || editedAt <= known.created_at)) return;
    await refuseManyReports(trx, reporter.id, now);
    const report = { reason, text: text.trim(), created_at: now };
    await trx
      .insertInto('moderation_report')
      .values({ case_id: id, reporter_id: reporter.id, ...report })
      .onConflict((conflict) => conflict.columns(['case_id', 'reporter_id']).doUpdateSet(report))
      .execute();
    await reopen(trx, id, now);
  });
}

interface Reported {
  kind: Schema<'ModeratedKind'>;
  contentId: number;
  authorId: number;
  now: Date;
}

/** The case of a text, made with its first report and locked. */
async function openCase(trx: Kysely<DB>, { kind, contentId, authorId, now }: Reported) {
  await trx
    .insertInto('moderation_case')
    .values({ kind, content_id: contentId, author_id: authorId, changed_at: now })
    .onConflict((conflict) => conflict.columns(['kind', 'content_id']).doNothing())
    .execute();
  return trx
    .selectFrom('moderation_case')
    .select(['id', 'edited_at'])
    .where('kind', '=', kind)
    .where('content_id', '=', contentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** What was kept is looked at again: someone else reports it, or it was edited since. */
async function reopen(trx: Kysely<DB>, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('moderation_case')
    .set({ status: 'open', changed_at: now, version: sql`version + 1` })
    .where('id', '=', id)
    .where('status', 'in', ['decided', 'closed'])
    .where('visibility', '=', 'shown')
    .execute();
}

async function refuseManyReports(trx: Kysely<DB>, reporterId: number, now: Date): Promise<void> {
  const { count } = await trx
    .selectFrom('moderation_report')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('reporter_id', '=', reporterId)
    .where('created_at', '>', new Date(now.getTime() - 3_600_000))
    .executeTakeFirstOrThrow();
  if (Number(count) < mostReports) return;
  throw tooManyRequests('You have sent many reports in the last hour. Try again later.');
}
