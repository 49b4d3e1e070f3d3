import { examPath } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { about } from '../notifications/about.ts';
import { notify } from '../notifications/notify.ts';
import { givePoints } from '../xp/points.ts';

interface GradedAttempt {
  id: number;
  user_id: number;
  assessment_id: number;
  is_timed_out: boolean;
}

interface Outcome {
  passed: boolean;
  /** It was graded after its learner handed it in and may have left. @default false */
  isLate?: boolean;
}

function messageOf(
  title: string,
  { passed, isTimedOut }: { passed: boolean; isTimedOut: boolean },
) {
  if (passed) return `You passed ${title}.`;
  if (isTimedOut) return `Time is up: ${title} was handed in automatically.`;
  return `${title} has been graded. You didn't pass this time.`;
}

/** Gives the points of a passed exam, and tells its learner what they didn't see themselves. */
export async function announceResult(
  trx: Kysely<DB>,
  { id, user_id: userId, assessment_id, is_timed_out: isTimedOut }: GradedAttempt,
  { passed, isLate = false }: Outcome,
  now: Date,
): Promise<void> {
  if (!passed && !isTimedOut && !isLate) return;
  const exam = await trx
    .selectFrom('assessment')
    .select(['id', 'title', 'unique_name', 'xp_points'])
    .where('id', '=', assessment_id)
    .executeTakeFirstOrThrow();
  await notify(trx, {
    userId,
    kind: 'exam',
    about: about.exam(exam.id),
    type: 'info',
    message: messageOf(exam.title, { passed, isTimedOut }),
    url: examPath(exam.unique_name, 'results'),
    occasion: `exam:${id}`,
    now,
  });
  if (!passed) return;
  const source = { assessment_id: exam.id };
  await givePoints(trx, { userId, source, points: exam.xp_points, now });
}
