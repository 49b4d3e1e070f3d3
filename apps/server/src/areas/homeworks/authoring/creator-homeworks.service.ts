import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '@uplink/api-client';
import { homeworkFaults, UPLOAD_RULES, VALIDATION } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { Clock } from '../../../clock.ts';
import { lockUntilEnd } from '../../../db/lock-until-end.ts';
import type { DB } from '../../../db/schema.ts';
import { sanitize } from '../../../html/sanitize.ts';
import { conflict, notFound, stale, unprocessable } from '../../../plugins/errors/errors.ts';
import type { Grader } from '../../exercises/grading/grader.ts';
import { requireAuthoredLesson } from '../../lessons/authoring/authored-lesson.ts';
import { paging } from '../../paging.ts';
import { exerciseFault } from '../exercise-items.ts';
import {
  type HomeworkListFilter,
  listAuthoredHomeworks,
  lockHomework,
  readCreatorHomework,
} from './creator-homeworks.repository.ts';
import { createHomework, deleteHomework, replaceHomework } from './homework.service.ts';

const noHomework = 'This lesson has no homework.';

interface Author {
  id: number;
}

type Deps = { db: Kysely<DB>; clock: Clock };
type Authoring = Deps & { grader: Grader };

/** A page of the homework that someone authors. */
export async function listHomeworks(
  db: Kysely<DB>,
  author: Author,
  filter: HomeworkListFilter,
): Promise<Schema<'CreatorHomeworkPage'>> {
  const { data, total } = await listAuthoredHomeworks(db, author.id, filter);
  return { data, paging: paging('/creator/homeworks', { ...filter }, total) };
}

/** A lesson and its homework, if it has one. */
export async function readLessonHomework(
  db: Kysely<DB>,
  author: Author,
  lessonId: number,
): Promise<Schema<'LessonHomework'>> {
  const lesson = await requireAuthoredLesson(db, author, lessonId, 'view');
  return { ...lesson, homework: (await readCreatorHomework(db, lessonId)) ?? null };
}

/** Creates the homework of a lesson. The same one sent again, after a lost response, is not created twice. */
export async function addHomework(
  { db, clock, grader }: Authoring,
  author: Author,
  lessonId: number,
  form: Schema<'HomeworkForm'>,
): Promise<Schema<'CreatorHomework'>> {
  await requireAuthoredLesson(db, author, lessonId, 'edit');
  await requireProved(grader, form);
  return db.transaction().execute(async (trx) => {
    await lockUntilEnd(trx, `lesson-homework:${lessonId}`);
    const there = await readCreatorHomework(trx, lessonId);
    if (there && isSameHomework(there, form)) return there;
    if (there) throw conflict('This lesson already has homework. Reload the page to see it.');
    await createHomework(trx, lessonId, form, { authorId: author.id, now: clock.now() });
    return found(trx, lessonId);
  });
}

/** Changes a homework that is still as its author saw it. */
export async function changeHomework(
  { db, clock, grader }: Authoring,
  author: Author,
  lessonId: number,
  { version, ...form }: Schema<'HomeworkChange'>,
): Promise<Schema<'CreatorHomework'>> {
  await requireAuthoredLesson(db, author, lessonId, 'edit');
  await requireProved(grader, form);
  return db.transaction().execute(async (trx) => {
    await lockHomework(trx, lessonId);
    const now = await found(trx, lessonId);
    // The same change sent again, after a lost response, finds it made.
    if (isSameHomework(now, form)) return now;
    if (now.version !== version) throw stale(stateOf(now));
    if (now.type !== form.type && countAll(now) > 0)
      throw unprocessable(
        'Learners have already handed this in. To change its kind, delete it and create a new one.',
        { type: VALIDATION.pattern },
      );
    await replaceHomework(trx, now.id, form, { authorId: author.id, now: clock.now() });
    return found(trx, lessonId);
  });
}

/** Takes a homework out of its lesson. What was handed in stays, and those who only had it left are done. */
export async function removeHomework(
  { db, clock }: Deps,
  author: Author,
  lessonId: number,
  version: number,
): Promise<Schema<'DeletedHomework'>> {
  await requireAuthoredLesson(db, author, lessonId, 'edit');
  return db.transaction().execute(async (trx) => {
    await lockHomework(trx, lessonId);
    const stored = await found(trx, lessonId);
    if (stored.version !== version) throw stale(stateOf(stored));
    const by = { authorId: author.id, now: clock.now() };
    await deleteHomework(trx, { id: stored.id, lessonId }, by);
    return { counts: stored.counts };
  });
}

async function found(trx: Kysely<DB>, lessonId: number): Promise<Schema<'CreatorHomework'>> {
  const homework = await readCreatorHomework(trx, lessonId);
  if (!homework) throw notFound(noHomework);
  return homework;
}

function requireFaultless(form: Schema<'HomeworkForm'>): void {
  const faults = Object.entries(homeworkFaults(form));
  const known: readonly string[] = UPLOAD_RULES.homework.extensions;
  if (form.extensions?.some((one) => !known.includes(one)))
    faults.push(['extensions', VALIDATION.pattern]);
  const ids = form.sections.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]);
  if (new Set(ids).size < ids.length) faults.push(['sections', VALIDATION.pattern]);
  refuse(faults);
}

/** Refuses a homework with a fault, or with an exercise that fails its own tests. */
async function requireProved(grader: Grader, form: Schema<'HomeworkForm'>): Promise<void> {
  requireFaultless(form);
  const fault = await exerciseFault(grader, form.sections);
  refuse(fault ? [fault] : []);
}

function refuse(faults: [field: string, fault: string][]): void {
  const [first] = faults;
  if (!first) return;
  const fields = faults.map(([field, fault]) => [field.replace(/\[(\d+)\]/g, '.$1'), fault]);
  throw unprocessable(`${first[1]} (${first[0]})`, Object.fromEntries(fields));
}

const countAll = ({ counts }: Schema<'CreatorHomework'>) =>
  counts.pending + counts.needsRevision + counts.complete;

const stateOf = (homework: Schema<'CreatorHomework'>): Schema<'CurrentState'> => ({
  status: 'changed',
  version: homework.version,
  by: homework.updatedBy,
  date: homework.updatedAt,
});

/** Whether a stored homework is what someone sends. */
function isSameHomework(
  stored: Schema<'CreatorHomework'>,
  { brief, ...form }: Schema<'HomeworkForm'>,
): boolean {
  const words = Object.fromEntries(
    Object.keys(form).map((field) => [field, stored[field as keyof typeof form]]),
  );
  return isDeepStrictEqual(words, form) && stored.brief === sanitize(brief);
}
