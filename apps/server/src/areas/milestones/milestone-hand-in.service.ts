import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '@uplink/api-client';
import {
  canSubmitMilestone,
  isMilestoneAsSeen,
  isSuspended,
  MilestoneStatus,
  milestoneReviewPath,
  UPLOAD_RULES,
  VALIDATION,
  webAddress,
} from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { conflict, forbidden, stale, unprocessable } from '../../plugins/errors/errors.ts';
import { listMentorsOf } from '../homeworks/mentors.repository.ts';
import { about } from '../notifications/about.ts';
import { notify, settleNotices } from '../notifications/notify.ts';
import { claimUploads } from '../uploads/attach-uploads.ts';
import type { MilestoneKey } from './milestone-review.service.ts';
import {
  insertMilestoneEvent,
  listFileKeys,
  lockMilestone,
  type MilestoneRow,
  readCurrent,
} from './milestones.repository.ts';
import { draftKeys, findMilestone, readMilestone } from './milestones.service.ts';

type Db = Kysely<DB>;

interface Answer {
  keys: string[];
  link: string | null;
}

/**
 * Hands a milestone in. The same answer sent again while it waits, after a lost reply, changes nothing.
 * A due date that moves meanwhile decides nothing: late work is taken as well.
 */
export async function submitMilestone(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId, id }: MilestoneKey,
  body: Schema<'MilestoneAnswer'>,
): Promise<Schema<'Milestone'>> {
  const now = clock.now();
  const milestone = await findMilestone(db, { userId, id, now });
  if (isSuspended(milestone.module_status))
    throw forbidden(`Your access to ${milestone.product.name} is paused. Renew it to continue.`);
  const answer = checkAnswer(milestone, body);
  await db.transaction().execute(async (trx) => {
    const row = await lockMilestone(trx, userId, id);
    const isSeen = !body.expected || isMilestoneAsSeen(body.expected, row);
    if (!canSubmitMilestone(row.status) || !isSeen) {
      const handedIn = { keys: await listFileKeys(trx, userId, id, row.version), link: row.link };
      const isSame = isDeepStrictEqual(handedIn, answer);
      if (row.status === MilestoneStatus.readyForReview && isSame) return;
      throw stale(await readCurrent(trx, { userId, id }, row));
    }
    const version = row.version + 1;
    await attachFiles(trx, { userId, id, version, keys: answer.keys, now });
    const status = MilestoneStatus.readyForReview;
    await trx
      .updateTable('user_milestone')
      .set({ status, version, link: answer.link, submitted_at: now })
      .where('user_id', '=', userId)
      .where('cohort_milestone_id', '=', id)
      .execute();
    await insertMilestoneEvent(trx, { userId, id, actorId: userId, status, version, now });
    await settleNotices(trx, about.milestone(id), userId);
    for (const mentorId of await listMentorsOf(trx, milestone.product.id)) {
      await notify(trx, {
        userId: mentorId,
        kind: 'toReview',
        about: about.milestoneReview(id, userId),
        type: 'info',
        message: `${milestone.title} is ready for your review.`,
        url: milestoneReviewPath(id, userId),
        occasion: `milestone-submitted:${id}:${userId}:${version}`,
        now,
      });
    }
    await trx
      .deleteFrom('form_draft')
      .where('user_id', '=', userId)
      .where('key', 'in', Object.values(draftKeys(id)))
      .execute();
  });
  return readMilestone(db, { userId, id, now });
}

/** Each toggle allows its kind; one of the allowed kinds at least is sent. */
function checkAnswer(milestone: MilestoneRow, body: Schema<'MilestoneAnswer'>): Answer {
  const keys = [...new Set(body.files)].sort();
  const link = body.link?.trim() || null;
  const { file_submission: takesFiles, link_submission: takesLink } = milestone;
  if (keys.length > 0 && !takesFiles) throw unprocessable("This milestone doesn't accept files.");
  if (link !== null && !takesLink) throw unprocessable("This milestone doesn't accept a link.");
  if (!takesFiles && !takesLink) throw unprocessable("You can't hand in this milestone.");
  if (keys.length === 0 && link === null) {
    const missing = VALIDATION.required;
    throw unprocessable('Add your work before handing in.', {
      ...(takesFiles && { files: missing }),
      ...(takesLink && { link: missing }),
    });
  }
  const fault = link === null ? undefined : webAddress(link);
  if (fault) throw unprocessable(fault, { link: fault });
  return { keys, link };
}

async function attachFiles(
  trx: Db,
  work: { userId: number; id: number; version: number; keys: string[]; now: Date },
) {
  const { userId, id, version, keys, now } = work;
  if (keys.length === 0) return;
  const grants = await claimUploads(trx, {
    userId,
    keys,
    category: 'milestone',
    resourceId: id,
    maxFiles: UPLOAD_RULES.milestone.maxFiles,
    field: 'files',
    now,
  });
  const elsewhere = await trx
    .selectFrom('milestone_file')
    .select('id')
    .where('upload_key', 'in', keys)
    .where('cohort_milestone_id', '<>', id)
    .executeTakeFirst();
  if (elsewhere) throw conflict('A file already belongs to another milestone. Upload it again.');
  await trx
    .insertInto('milestone_file')
    .values(
      grants.map((grant) => ({
        user_id: userId,
        cohort_milestone_id: id,
        version,
        upload_key: grant.key,
        name: grant.file_name,
        size: grant.size ?? 0,
        uploaded_at: grant.storedAt,
      })),
    )
    .execute();
}
