import type { Schema } from '@uplink/api-client';
import { type PolicyPerson, required } from '@uplink/api-client/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { forbidden, stale, unprocessable } from '../../plugins/errors/errors.ts';
import { about } from '../notifications/about.ts';
import { notify } from '../notifications/notify.ts';
import { writeAudit } from '../people/audit-log.ts';
import { blockAccount } from '../people/block-account.ts';
import { keepAnAdmin } from '../people/keep-an-admin.ts';
import { type CaseFacts, findFacts } from './cases.repository.ts';
import { actionsFor, readModerationCase, requireCase } from './queue.service.ts';
import { release } from './release.ts';

type Item = Schema<'ModerationItem'>;
type Action = Schema<'ModerationAction'>;

/** Decides on a case as it was seen: its author is notified once, and it is logged. */
export async function decideOnCase(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { staff, caseId }: { staff: PolicyPerson; caseId: number },
  { action, version, reason }: Schema<'ModerationDecision'>,
): Promise<Schema<'ModerationCase'>> {
  const fault = action === 'keep' ? undefined : required(reason);
  if (fault) throw unprocessable(fault, { reason: fault });
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('moderation_case')
      .select('id')
      .where('id', '=', caseId)
      .forUpdate()
      .execute();
    const item = await requireCase(trx, caseId);
    const facts = await findFacts(trx, caseId);
    const isDecided = item.status === 'decided' || item.status === 'closed';
    if (item.version !== version || isDecided) throw changedSince(item, facts);
    const actions = await actionsFor(trx, staff, item, facts);
    if (!actions.includes(action)) throw refusal(staff, item, facts);
    if (action === 'block') await keepAnAdmin(trx, { actorId: staff.id, userId: facts.authorId });
    const decision = { action, reason: reason.trim(), staffId: staff.id, now };
    await storeDecision(trx, item, decision);
    await showOrHide(trx, item, decision);
    if (action === 'block')
      await blockAccount(trx, {
        actorId: staff.id,
        userId: facts.authorId,
        reason: decision.reason,
        now,
      });
    await tellAuthor(trx, item, decision);
    await writeAudit(trx, {
      actorId: staff.id,
      userId: facts.authorId,
      action: `moderation.${action}`,
      before: { case: caseId, status: item.status, decision: item.action },
      after: { case: caseId, status: nextStatus(item), decision: action },
      reason: decision.reason,
      now,
    });
  });
  return readModerationCase(db, staff, caseId);
}

interface Decision {
  action: Action;
  reason: string;
  staffId: number;
  now: Date;
}

const nextStatus = ({ status }: Item) => (status === 'appealed' ? 'closed' : 'decided');
const isHiding = (action: Action) => action === 'hide' || action === 'block';

async function storeDecision(
  trx: Kysely<DB>,
  item: Item,
  { action, reason, staffId, now }: Decision,
): Promise<void> {
  await trx
    .updateTable('moderation_case')
    .set({
      status: nextStatus(item),
      visibility: isHiding(action) ? 'hidden' : 'shown',
      version: sql`version + 1`,
      decision: action,
      reason,
      decided_by: staffId,
      decided_at: now,
      changed_at: now,
      // A new decision can be appealed, also after an earlier one was.
      ...(item.status === 'open' && { appeal: null, appealed_at: null }),
    })
    .where('id', '=', item.id)
    .execute();
}

/**
 * Shows or hides the content of a case. The notifications of a post that was held are sent once it is shown; a hidden
 * profile is published again by its owner.
 */
async function showOrHide(
  trx: Transaction<DB>,
  item: Item,
  { action, now }: Decision,
): Promise<void> {
  const hides = isHiding(action);
  if (item.kind === 'profile' && hides)
    await trx
      .updateTable('app_user')
      .set({ is_profile_public: false, profile_version: sql`profile_version + 1` })
      .where('id', '=', item.author.id)
      .execute();
  if (item.isHeld && !hides) await release(trx, item, now);
}

const nouns: Record<Item['kind'], string> = {
  question: 'question',
  response: 'response',
  rating: 'review',
  profile: 'profile',
  message: 'message',
};

/** Nothing is said about a report that came to nothing. */
async function tellAuthor(
  trx: Kysely<DB>,
  item: Item,
  { action, reason, now }: Decision,
): Promise<void> {
  const noun = nouns[item.kind];
  const wasAppealed = item.status === 'appealed';
  const texts: Record<Action, string | undefined> = {
    keep: wasAppealed
      ? `We looked again, and your ${noun} can be seen by others.`
      : item.isHeld
        ? `Your ${noun} was reviewed and is published.`
        : undefined,
    hide: wasAppealed
      ? `We looked again, and your ${noun} stays hidden: ${reason}`
      : `Your ${noun} was hidden: ${reason}`,
    warn: `A warning about your ${noun}: ${reason}`,
    block: undefined,
  };
  const message = texts[action];
  if (!message) return;
  await notify(trx, {
    userId: item.author.id,
    kind: 'moderation',
    about: about.moderation(item.id),
    subject: `your ${noun}`,
    type: action === 'keep' ? 'info' : 'alert',
    message,
    url: '/profile',
    occasion: `moderation:${item.id}:${item.version}`,
    now,
  });
}

function refusal(staff: PolicyPerson, { status }: Item, { authorId, decidedBy }: CaseFacts) {
  if (authorId === staff.id) return forbidden("You can't decide on your own posts.");
  if (status === 'appealed' && decidedBy?.id === staff.id)
    return forbidden('An appeal is decided by another member of staff.');
  return forbidden('Only admins can block staff accounts.');
}

const changedSince = (
  { status, version, date }: Item,
  { decidedBy, decidedAt, reason }: CaseFacts,
) =>
  stale({
    status,
    version,
    by: decidedBy,
    date: decidedAt?.toISOString() ?? date,
    ...(reason && { feedback: reason }),
  });
