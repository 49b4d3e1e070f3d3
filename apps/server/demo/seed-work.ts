import { createHash, randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { submitHomework } from '../src/areas/homeworks/hand-in.service.ts';
import { reviewSubmission } from '../src/areas/homeworks/review.service.ts';
import { postMessage } from '../src/areas/homeworks/thread.service.ts';
import type { Clock } from '../src/clock.ts';
import type { DB } from '../src/db/schema.ts';
import { createSeedGrader } from './seed-grader.ts';
import type { WorkContent } from './types/learners.types.ts';

const hour = 3_600_000;

export interface Academy {
  /** Ids by key and by unique name. */
  people: ReadonlyMap<string, number>;
  products: ReadonlyMap<string, number>;
  mentorId: number;
  /** What was handed in, by the unique name of its lesson. */
  work: ReadonlyMap<string, WorkContent[]>;
  clock: Clock;
  /** Where the built-in storage keeps its files. */
  storageFolder: string;
}

interface Handed {
  work: WorkContent;
  userId: number;
  homeworkId: number;
}

/** Hands a homework in; some hours later the thread goes on and the mentor decides. */
export async function handIn(db: Kysely<DB>, academy: Academy, handed: Handed): Promise<void> {
  const { clock, mentorId } = academy;
  const { work, userId, homeworkId } = handed;
  const mentor = { id: mentorId, roles: ['mentor'] };
  const { earlier } = work;
  if (earlier) {
    const before = clockAt(clock.now().getTime() - 48 * hour);
    const first = await answerOf(db, academy, userId, earlier);
    const { submissionId, status, version } = await submitHomework(
      { db, clock: before, grader: createSeedGrader() },
      userId,
      homeworkId,
      first,
    );
    const key = { homeworkId, submissionId };
    const read = clockAt(clock.now().getTime() - 40 * hour);
    await postMessage({ db, clock: read }, mentor, key, earlier.feedback);
    const expected = { status, version };
    await reviewSubmission({ db, clock: read }, mentor, key, { status: 'needsRevision', expected });
  }
  const answer = await answerOf(db, academy, userId, work);
  const { submissionId, ...handedIn } = await submitHomework(
    { db, clock, grader: createSeedGrader() },
    userId,
    homeworkId,
    answer,
  );
  const key = { homeworkId, submissionId };
  let time = clock.now().getTime();
  const later: Clock = { now: () => new Date(time) };
  for (const { from, text } of work.messages ?? []) {
    time += hour;
    const author = from === 'mentor' ? mentor : { id: userId, roles: ['student'] };
    await postMessage({ db, clock: later }, author, key, text);
  }
  if (!work.status) return;
  const expected = { status: handedIn.status, version: handedIn.version };
  await reviewSubmission({ db, clock: later }, mentor, key, { status: work.status, expected });
}

const clockAt = (time: number): Clock => ({ now: () => new Date(time) });

async function answerOf(
  db: Kysely<DB>,
  academy: Academy,
  userId: number,
  { items, files = [] }: Pick<WorkContent, 'items' | 'files'>,
) {
  return items
    ? { items: toItems(items) }
    : { filePath: await storeFiles(db, academy, { userId, category: 'homework' }, files) };
}

function toItems(items: Record<string, string | string[]>) {
  return Object.entries(items).map(([itemId, answer]) => ({
    itemId,
    textAnswer: typeof answer === 'string' ? answer : JSON.stringify(answer),
  }));
}

/** Files that really are in the storage, with their grants. */
export async function storeFiles(
  db: Kysely<DB>,
  { clock, storageFolder }: Academy,
  { userId, category }: { userId: number; category: 'homework' | 'milestone' },
  files: { name: string; text: string }[],
): Promise<string[]> {
  await mkdir(join(storageFolder, category), { recursive: true });
  const keys: string[] = [];
  for (const { name, text } of files) {
    const key = `${category}/${randomUUID()}${name.slice(name.lastIndexOf('.'))}`;
    const size = Buffer.byteLength(text);
    await writeFile(join(storageFolder, key), text);
    await db
      .insertInto('upload_grant')
      .values({
        key,
        user_id: userId,
        category,
        file_name: name,
        content_type: 'text/plain',
        max_size: size,
        size,
        sealed_key: key,
        sha256: createHash('sha256').update(text).digest('hex'),
        stored_at: clock.now(),
        expires_at: clock.now(),
      })
      .execute();
    keys.push(key);
  }
  return keys;
}
