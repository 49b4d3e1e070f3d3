import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { findDraft } from '../account/drafts.service.ts';
import { requireOpenLesson } from '../learning/lesson-access.ts';
import { withPictureSizes } from '../media/picture-sizes.ts';
import { homeworkWaiting } from '../mentoring/waiting-time.ts';
import { askedTask } from './exercise-items.ts';
import { findHomework, findHomeworkOfLesson, toTask } from './homework.repository.ts';
import { findMentorOf } from './mentors.repository.ts';
import { findSubmission } from './submission.repository.ts';

type Db = Kysely<DB>;

/** The key of a homework's form draft. */
export const draftKey = (homeworkId: number) => `homework:${homeworkId}`;

export async function readTask(
  db: Db,
  userId: number,
  lessonId: number,
): Promise<Schema<'HomeworkTask'>> {
  await requireOpenLesson(db, userId, lessonId);
  const homework = await findHomeworkOfLesson(db, lessonId);
  if (!homework) throw notFound('This lesson has no homework.');
  return withPictures(db, askedTask(toTask(homework), userId, false));
}

async function withPictures(db: Db, task: Schema<'HomeworkTask'>): Promise<Schema<'HomeworkTask'>> {
  return { ...task, brief: await withPictureSizes(db, task.brief) };
}

/** A learner's homework with what was handed in, the thread and the draft of the form. */
export async function readHomework(
  db: Db,
  userId: number,
  lessonId: number,
  now: Date,
): Promise<Schema<'Homework'>> {
  const { lesson, product } = await requireOpenLesson(db, userId, lessonId);
  const homework = await findHomeworkOfLesson(db, lessonId);
  if (!homework) throw notFound('This lesson has no homework.');
  const [found, formDraft, mentor, waiting] = await Promise.all([
    findSubmission(db, { homeworkId: homework.id, userId }, { now, readerId: userId }),
    findDraft(db, userId, draftKey(homework.id)),
    findMentorOf(db, product.id),
    homeworkWaiting(db, product.id, now),
  ]);
  const words = found?.submission.messages.filter(({ isMentor }) => isMentor) ?? [];
  return {
    homeworkId: homework.id,
    moduleId: lessonId,
    challengeId: homework.challenge_id,
    task: await withPictures(
      db,
      askedTask(toTask(homework), userId, (found?.submission.version ?? 0) > 0),
    ),
    lesson,
    status: found?.submission.status ?? 'notSubmitted',
    formDraft,
    submissions: found ? [found.submission] : [],
    feedbackMessage: words.at(-1)?.message ?? null,
    mentor,
    waiting,
  };
}

/** A homework of a lesson that is open to this learner. */
export async function openHomework(db: Db, userId: number, homeworkId: number) {
  const homework = await findHomework(db, homeworkId);
  const missing = 'This homework does not exist.';
  if (!homework || homework.deleted_at !== null) throw notFound(missing);
  const { lesson } = await requireOpenLesson(db, userId, homework.module_id, missing);
  return { homework, lesson };
}
