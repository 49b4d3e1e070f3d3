import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sweep } from '../../jobs/sweep.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPeople } from '../../testing/world/people.ts';

const day = 86_400_000;
let academy: TestApp;
let files = 0;

beforeEach(async () => {
  academy = await createWorld({ UPLOAD_OPEN_BYTES: '1000', UPLOAD_STORED_BYTES: '2500' });
  await addPeople(academy, 'learner', 'other');
});
afterEach(() => academy.close());

function file(size: number) {
  files += 1;
  return { resource: 'homework', fileName: `capture-${files}.pcap`, size };
}
const ask = (size: number, person = 'learner') =>
  academy.call(person, 'POST', '/uploads/parameters', file(size));
const begin = (size: number, person = 'learner') =>
  academy.call(person, 'POST', '/uploads/parts', { upload: file(size), lastModified: 1 });
const grants = () => academy.db.selectFrom('upload_grant').selectAll().execute();
const full = (words: RegExp) => ({
  status: 413,
  body: { code: 'quotaExceeded', message: expect.stringMatching(words) },
});

/** As if it had been uploaded and handed in. */
const attachAll = () =>
  academy.db
    .updateTable('upload_grant')
    .set((eb) => ({
      stored_at: academy.clock.now(),
      size: eb.ref('max_size'),
      sha256: '0'.repeat(64),
      sealed_key: eb.ref('key'),
    }))
    .where('stored_at', 'is', null)
    .execute();

async function runSweep() {
  const { db, clock } = academy;
  const storage = { remove: async () => {}, clear: async () => {}, list: async () => [] };
  await sweep({ db, clock, storage: storage as never, objects: undefined });
}

describe('the storage of a person', () => {
  test('takes 50 grants at once up to its limit, of both kinds, and not one more', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 ? ask(100) : begin(100))),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const refused = answers.filter(({ status }) => status !== 200);
    for (const answer of refused)
      expect(answer).toMatchObject(full(/^Files you haven't handed in .* 1000 B/));
    expect(await grants()).toHaveLength(10);
  });

  test('is each person’s own', async () => {
    expect((await ask(1000)).status).toBe(200);
    expect((await ask(1)).status).toBe(413);
    expect((await ask(1000, 'other')).status).toBe(200);
  });

  test('counts the same file in parts once, and lets it go on when the rest is full', async () => {
    const upload = { upload: file(600), lastModified: 1 };
    const once = () => academy.call('learner', 'POST', '/uploads/parts', upload);
    expect((await once()).status).toBe(200);
    expect((await ask(400)).status).toBe(200);
    expect((await once()).status).toBe(200);
    expect(await grants()).toHaveLength(2);
  });

  test('has room again for what is given up, over or swept', async () => {
    const { body } = await begin(1000);
    expect((await begin(1)).status).toBe(413);
    await academy.call('learner', 'DELETE', `/uploads/parts/${body.id}`);
    expect((await ask(1000)).status).toBe(200);
    expect((await ask(1)).status).toBe(413);
    academy.clock.advance(day / 2 + 1);
    expect((await ask(1000)).status).toBe(200);
    academy.clock.advance(day / 2 + 1);
    // Those that are over lie there until they are swept.
    expect((await ask(501)).status).toBe(413);
    academy.clock.advance(day);
    await runSweep();
    expect(await grants()).toHaveLength(0);
    expect((await ask(1000)).status).toBe(200);
  });

  test('is not free while forms of what was given up still take parts', async () => {
    for (let count = 0; count < 2; count += 1) {
      const { body } = await begin(1000);
      await academy.call('learner', 'DELETE', `/uploads/parts/${body.id}`);
    }
    expect(await ask(501)).toMatchObject(full(/^You don't have room for this file/));
    expect((await ask(500)).status).toBe(200);
    academy.clock.advance(3_600_001);
    expect((await ask(500)).status).toBe(200);
  });

  test('has another limit for all that was handed in', async () => {
    for (let count = 0; count < 2; count += 1) {
      expect((await ask(1000)).status).toBe(200);
      await attachAll();
    }
    expect((await ask(500)).status).toBe(200);
    expect(await ask(1)).toMatchObject(full(/^You don't have room for this file.* 2.4 kB/));
  });
});
