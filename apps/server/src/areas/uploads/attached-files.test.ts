import { createHash } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { UPLOAD_PART_BYTES } from '@uplink/api-client/domain';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import { auditStoredFiles } from '../../audit/stored-files.ts';
import { chooseStorage } from '../../providers/providers.ts';
import { startS3Server } from '../../providers/storage/s3-server.fixture.ts';
import type { ListeningApp } from '../../testing/test-app.ts';
import { addCohort, addMilestones } from '../../testing/world/cohorts.ts';
import { addCourse, addProgram } from '../../testing/world/courses.ts';
import { createListeningWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';

type Form = Schema<'UploadParameters'>;

const s3Key = { id: 'AKIDACADEMY', secret: 'the secret of the bucket', region: 'eu-central-1' };

async function startOnDisk() {
  const academy = await createListeningWorld();
  return { academy, close: () => academy.close() };
}

async function startOnS3() {
  const server = await startS3Server(s3Key, 'academy-files', () => new Date());
  vi.stubEnv('AWS_ACCESS_KEY_ID', s3Key.id);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', s3Key.secret);
  const academy = await createListeningWorld({
    S3_BUCKET: 'academy-files',
    S3_REGION: s3Key.region,
    S3_ENDPOINT: server.url,
  });
  const close = async () => {
    await academy.close();
    await server.close();
    vi.unstubAllEnvs();
  };
  return { academy, close };
}

describe.each([
  ['one disk', startOnDisk],
  ['S3', startOnS3],
])('a file that was handed in, on %s', (_name, start) => {
  let running: Awaited<ReturnType<typeof start>>;
  let academy: ListeningApp;
  let lost: string;
  beforeAll(async () => {
    running = await start();
    academy = running.academy;
    await addPeople(academy, 'learner');
    await addPerson(academy, 'mentor', { roles: ['mentor'] });
    const program = await addProgram(academy, []);
    await addMilestones(academy, program, [{}]);
    await addCohort(academy, program, ['learner']);
  });
  afterAll(() => running.close());

  const bytesOf = (letter: string, size = 60) => Buffer.alloc(size, letter);
  const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

  async function call(
    person: string,
    method: Parameters<typeof academy.call>[1],
    ...rest: [string, object?]
  ) {
    const answer = await academy.call(person, method, ...rest);
    if (answer.status >= 300) throw new Error(JSON.stringify(answer));
    return answer.body;
  }

  async function post({ url, fields }: Form, bytes: Buffer): Promise<number> {
    const data = new FormData();
    for (const field of Object.entries(fields)) data.append(...field);
    data.append('file', new Blob([new Uint8Array(bytes)]), 'a');
    return (await fetch(url, { method: 'POST', body: data })).status;
  }

  async function upload(person: string, request: object, bytes: Buffer): Promise<Form> {
    const form: Form = await call(person, 'POST', '/uploads/parameters', {
      size: bytes.length,
      ...request,
    });
    expect(await post(form, bytes)).toBe(201);
    return form;
  }

  const read = async (address: string) =>
    Buffer.from(await (await fetch(new URL(address, academy.base))).arrayBuffer());
  const recorded = (key: string) =>
    academy.db
      .selectFrom('upload_grant')
      .select(['size', 'sha256', 'sealed_key'])
      .where('key', '=', key)
      .executeTakeFirstOrThrow();

  /** A homework of files that the learner may hand in. */
  async function homework() {
    const course = await addCourse(academy, { lessons: [{ homework: {} }], mentors: ['mentor'] });
    await learn(academy, 'learner', course);
    const id = course.lessons[0]?.homework ?? 0;
    const handIn = async (key: string) => {
      const { submissionId, files } = await call('learner', 'POST', `/me/homeworks/${id}`, {
        filePath: [key],
      });
      return `/homeworks/${id}/submissions/${submissionId}/files/${files[0].fileId}`;
    };
    return { id, handIn };
  }

  const homeworkFile = (fileName: string, id: number) => ({
    resource: 'homework',
    resourceId: id,
    fileName,
  });
  const open = async (person: string, address: string) =>
    read((await call(person, 'GET', address)).url);

  test('keeps its bytes, whatever is posted with its form later', async () => {
    const [first, other] = [bytesOf('a'), bytesOf('b')];
    const { id, handIn } = await homework();
    const form = await upload('learner', homeworkFile('plan.txt', id), first);
    const file = await handIn(form.key);
    await post(form, other);
    expect((await open('learner', file)).equals(first)).toBe(true);
    expect((await open('mentor', file)).equals(first)).toBe(true);
    expect(await recorded(form.key)).toMatchObject({ size: 60, sha256: sum(first) });
  });

  test('is one of those that were posted, when a post races with handing it in', async () => {
    const { id, handIn } = await homework();
    for (let round = 0; round < 5; round += 1) {
      const form = await upload('learner', homeworkFile(`race-${round}.txt`, id), bytesOf('a'));
      const [file] = await Promise.all([
        handIn(form.key),
        post(form, bytesOf('b')),
        post(form, bytesOf('c')),
      ]);
      const bytes = await open('learner', file);
      await post(form, bytesOf('d'));
      expect((await recorded(form.key)).sha256).toBe(sum(bytes));
      expect((await open('learner', file)).equals(bytes)).toBe(true);
    }
  });

  test('keeps its bytes for a milestone', async () => {
    const [{ id }] = await call('learner', 'GET', '/me/milestones');
    const [first, other] = [bytesOf('a'), bytesOf('b')];
    const request = { resource: 'milestone', resourceId: id, fileName: 'plan.txt' };
    const form = await upload('learner', request, first);
    const { submission } = await call('learner', 'POST', `/me/milestones/${id}/submissions`, {
      files: [form.key],
    });
    await post(form, other);
    const file = `/me/milestones/${id}/files/${submission.files[0].fileId}`;
    expect((await open('learner', file)).equals(first)).toBe(true);
    expect((await recorded(form.key)).sha256).toBe(sum(first));
  });

  test('keeps its bytes when it came in parts', async () => {
    const whole = Buffer.concat([bytesOf('a', UPLOAD_PART_BYTES), bytesOf('b')]);
    const { id, handIn } = await homework();
    const request = { ...homeworkFile('capture.txt', id), size: whole.length };
    const begin = { upload: request, lastModified: 1 };
    const upload: Schema<'UploadInParts'> = await call('learner', 'POST', '/uploads/parts', begin);
    const at = `/uploads/parts/${upload.id}`;
    const forms: Form[] = [];
    for (const [number, part] of [
      whole.subarray(0, UPLOAD_PART_BYTES),
      whole.subarray(UPLOAD_PART_BYTES),
    ].entries()) {
      const form: Form = await call('learner', 'POST', `${at}/forms/${number + 1}`);
      expect(await post(form, part)).toBe(201);
      forms.push(form);
    }
    expect((await call('learner', 'POST', `${at}/join`)).isJoined).toBe(true);
    const file = await handIn(upload.key);
    for (const form of forms) await post(form, bytesOf('c', form.maxSize));
    await call('learner', 'POST', `${at}/join`);
    expect((await open('learner', file)).equals(whole)).toBe(true);
    expect((await recorded(upload.key)).sha256).toBe(sum(whole));
  });

  test('keeps its bytes as a photo', async () => {
    const head = '89504e470d0a1a0a0000000d49484452000000100000001008020000';
    const picture = (letter: string) => Buffer.concat([Buffer.from(head, 'hex'), bytesOf(letter)]);
    const request = { category: 'avatar', fileName: 'me.png' };
    const form = await upload('learner', request, picture('a'));
    const { avatar } = await call('learner', 'PATCH', '/me', { avatar: form.key });
    await post(form, picture('b'));
    expect((await read(avatar)).equals(picture('a'))).toBe(true);
    expect((await recorded(form.key)).sha256).toBe(sum(picture('a')));
  });

  test('is opened by no one once its bytes are others or gone', async () => {
    const { id, handIn } = await homework();
    const form = await upload('learner', homeworkFile('lost.txt', id), bytesOf('a'));
    const file = await handIn(form.key);
    lost = form.key;
    await academy.db
      .updateTable('upload_grant')
      .set({ sha256: sum(bytesOf('b')) })
      .where('key', '=', form.key)
      .execute();
    expect(await academy.call('mentor', 'GET', file)).toMatchObject({
      status: 404,
      body: { code: 'damaged' },
    });
  });

  test('and everything else here keeps the promises of the academy', async () => {
    expect(await audit(academy.db, invariants)).toEqual([]);
    const { storage } = await chooseStorage(academy);
    const damaged = await auditStoredFiles({ db: academy.db, storage });
    const byTest = damaged.flatMap(({ rows }) => rows as { key: string }[]);
    expect(byTest).toContainEqual(expect.objectContaining({ key: lost }));
    expect(byTest.filter(({ key }) => key !== lost)).toEqual([]);
  });
});
