import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { TEST_PNG } from '../../testing/world/pictures.ts';
import { uploadFile } from '../../testing/world/work.ts';

let academy: TestApp;
let homework: number;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'peer');
  await addPerson(academy, 'mentor', { roles: ['mentor'] });
  const course = await addCourse(academy, { lessons: [{ homework: {} }], mentors: ['mentor'] });
  await learn(academy, 'learner', course);
  homework = course.lessons[0]?.homework ?? 0;
});
afterAll(() => academy.close());

/** Hands a file in and looks into it. */
async function preview(bytes: Buffer, fileName = 'work.txt', person = 'mentor') {
  const upload = { resource: 'homework' as const, resourceId: homework, fileName, bytes };
  const filePath = [await uploadFile(academy, 'learner', upload)];
  const { body } = await academy.call('learner', 'POST', `/me/homeworks/${homework}`, { filePath });
  const url = `/homeworks/${homework}/submissions/${body.submissionId}/files/${body.files[0].fileId}/preview`;
  return academy.call(person, 'GET', url);
}

/** A zip archive with these names, as small as one can be. */
function zip(names: string[], { claimed = 5, count = names.length } = {}): Buffer {
  const entries = names.map((name) => {
    const entry = Buffer.alloc(46 + Buffer.byteLength(name));
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt32LE(5, 20);
    entry.writeUInt32LE(claimed, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.write(name, 46);
    return entry;
  });
  const list = Buffer.concat(entries);
  const head = Buffer.from('PK\u0003\u0004');
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(head.length, 16);
  return Buffer.concat([head, list, end]);
}

test.each([
  ['a configuration', Buffer.from('router ospf 1\n'), 'router ospf 1\n'],
  ['a text with a mark in UTF-16', Buffer.from('\ufeffhostname café', 'utf16le'), 'hostname café'],
  ['an old text of Windows', Buffer.from([0x63, 0x61, 0x66, 0xe9]), 'café'],
  ['a page, as its source', Buffer.from('<script>alert(1)</script>'), '<script>alert(1)</script>'],
  [
    'a drawing with markup',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  ],
])('%s is shown as text', async (_what, bytes, text) => {
  expect((await preview(bytes)).body).toEqual({ kind: 'text', text, isCut: false });
});

test('a long text is cut, inside no character', async () => {
  const { body } = await preview(Buffer.from('é'.repeat(300_000) + 'x'.repeat(1000)));
  expect([body.kind, body.isCut, body.text.length]).toEqual(['text', true, 262_144]);
  expect(body.text).toMatch(/^é+$/);
  const odd = await preview(Buffer.from(`x${'é'.repeat(300_000)}`));
  expect(odd.body.text).toMatch(/^xé+$/);
});

test('a picture is shown by its bytes, whatever its name says', async () => {
  const { body } = await preview(TEST_PNG, 'work.pdf');
  expect(body).toMatchObject({ kind: 'image', width: expect.any(Number), url: expect.any(String) });
});

test('a PDF file gets a link', async () => {
  const { body } = await preview(Buffer.from('%PDF-1.7\n'), 'work.txt');
  expect(body).toEqual({ kind: 'pdf', url: expect.stringContaining('/storage/files/') });
});

test('of an archive only the names are read, and no more than 500', async () => {
  const bomb = await preview(zip(['bomb.bin'], { claimed: 0xfffffffe }), 'work.zip');
  expect(bomb.body).toEqual({
    kind: 'zip',
    entries: [{ name: 'bomb.bin', size: 0xfffffffe }],
    isCut: false,
  });
  const many = await preview(
    zip(Array.from({ length: 501 }, (_, index) => `${index}.cfg`)),
    'work.zip',
  );
  expect([many.body.entries.length, many.body.isCut]).toEqual([500, true]);
});

test.each([
  ['a broken archive', zip(['a.cfg'], { count: 3 }).subarray(0, 60)],
  ['an archive that leaves its folder', zip(['../../etc/passwd'])],
  [
    'a list that is too long',
    Buffer.concat([zip(['a.cfg']).subarray(0, 4), Buffer.alloc(2_000_000), zip([]).subarray(4)]),
  ],
  ['a capture', Buffer.from([0xd4, 0xc3, 0xb2, 0xa1, 0, 0, 4, 0])],
  ['control characters', Buffer.from('\u0001\u0002'.repeat(100))],
])('%s has to be downloaded', async (_what, bytes) => {
  const { status, body } = await preview(bytes, 'work.zip');
  expect(status).toBe(200);
  expect(['binary', 'zip']).toContain(body.kind);
  expect(body.entries ?? []).toEqual([]);
});

test('others see nothing of it', async () => {
  expect((await preview(Buffer.from('secret'), 'work.txt', 'peer')).status).toBe(403);
});
