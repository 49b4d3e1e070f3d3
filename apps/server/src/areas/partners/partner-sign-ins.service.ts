import type { Schema } from '@uplink/api-client';
import { FRAME_LESSON_MS } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import { findCaller } from '../../plugins/authentication/caller.repository.ts';
import { notFound, Refusal } from '../../plugins/errors/errors.ts';
import {
  type FrameSignIn,
  findLesson,
  nobody,
  requireReadableLesson,
} from '../learning/lesson-access.ts';
import { findPartner } from './partners.repository.ts';

/** Lessons that a learner has open on other sites at once. */
const maxOpen = 20;

interface Deps {
  db: Kysely<DB>;
  clock: Clock;
}

/** What a frame shows of a lesson that it can't open yet. */
export async function readPartnerLesson(
  db: Kysely<DB>,
  key: string,
  lessonId: number,
): Promise<Schema<'LessonRef'>> {
  await requirePartner(db, key);
  const { lesson } = await findLesson(db, nobody, lessonId);
  return lesson;
}

/** The learner lets a frame show a lesson that is theirs. The frame alone knows what the challenge is the hash of. */
export async function openLessonInFrame(
  { db, clock }: Deps,
  userId: number,
  lessonId: number,
  { key, challenge }: Schema<'FrameChallenge'>,
): Promise<void> {
  await requirePartner(db, key);
  await requireReadableLesson(db, userId, lessonId);
  const now = clock.now();
  await db.deleteFrom('partner_sign_in').where('expires_at', '<', now).execute();
  const opened = {
    key,
    user_id: userId,
    lesson_id: lessonId,
    expires_at: new Date(now.getTime() + FRAME_LESSON_MS),
  };
  await db
    .insertInto('partner_sign_in')
    .values({ id_hash: challenge, ...opened })
    .onConflict((conflict) => conflict.column('id_hash').doUpdateSet(opened))
    .execute();
  await closeOldest(db, userId);
}

/** Anyone with the frame's secret sees the lesson, so one learner must not open a course to everyone. */
async function closeOldest(db: Kysely<DB>, userId: number): Promise<void> {
  const newest = db
    .selectFrom('partner_sign_in')
    .select('id_hash')
    .where('user_id', '=', userId)
    .orderBy('expires_at', 'desc')
    .orderBy('id_hash')
    .limit(maxOpen);
  await db
    .deleteFrom('partner_sign_in')
    .where('user_id', '=', userId)
    .where('id_hash', 'not in', newest)
    .execute();
}

/** Who opened which lesson in the frame, while their account may be used. */
export async function findFrameSignIn(
  { db, clock }: Deps,
  idHash: string,
): Promise<FrameSignIn | undefined> {
  const opened = await db
    .selectFrom('partner_sign_in as opened')
    .innerJoin('partner_key as key', 'key.key', 'opened.key')
    .select(['opened.user_id as userId', 'opened.lesson_id as lessonId'])
    .where('opened.id_hash', '=', idHash)
    .where('opened.expires_at', '>', clock.now())
    .where('key.revoked_at', 'is', null)
    .executeTakeFirst();
  const learner = opened && (await findCaller(db, opened.userId));
  return learner?.isActive && !learner.isFrozen ? opened : undefined;
}

/** Whether a learner opened this lesson in the frame, and may still open it. */
export async function isOpenBySignIn(
  deps: Deps,
  idHash: string,
  lessonId: number,
): Promise<boolean> {
  const signIn = await findFrameSignIn(deps, idHash);
  if (signIn?.lessonId !== lessonId) return false;
  try {
    await requireReadableLesson(deps.db, signIn.userId, lessonId);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

async function requirePartner(db: Kysely<DB>, key: string): Promise<void> {
  if (!(await findPartner(db, key))) throw notFound('No partner has this key.');
}
