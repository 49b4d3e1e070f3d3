import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtInScanner } from '../../providers/scanner/built-in-scanner.ts';
import { scanUploads } from '../../providers/scanner/scanned-storage.ts';
import { createLocalStorage } from '../../providers/storage/local-storage.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, type Course } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { TEST_PNG } from '../../testing/world/pictures.ts';
import { postUpload, uploadFile } from '../../testing/world/work.ts';
import { sealUpload } from './sealed-files.ts';

/** In two parts, so that scanners don't find it here. */
const eicar = Buffer.from(
  `X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-${'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'}`,
);

let academy: TestApp;
let course: Course;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner');
  await addPerson(academy, 'author', { roles: ['mentor', 'admin', 'student'] });
  course = await addCourse(academy, { lessons: [{ homework: {} }] });
  await learn(academy, 'learner', course);
});
afterAll(() => academy.close());

test.each([
  ['the test virus', eicar, 'This file contains a virus. We removed it.'],
  ['a Windows program', Buffer.from('MZ and more'), /^This file is a program/],
  ['a Linux program', Buffer.from('\x7fELF and more', 'latin1'), /^This file is a program/],
])('whoever hands in %s is told why, and the file is gone', async (_, bytes, message) => {
  const url = `/me/homeworks/${course.lessons[0]?.homework}`;
  const file = { resource: 'homework', fileName: 'work.pdf', bytes } as const;
  const filePath = [await uploadFile(academy, 'learner', file)];
  const first = await academy.call('learner', 'POST', url, { filePath });
  expect([first.status, first.body.message]).toEqual([422, expect.stringMatching(message)]);
  const second = await academy.call('learner', 'POST', url, { filePath });
  expect([second.status, second.body.fieldErrors.filePath]).toEqual([422, 'Upload the file again']);
});

test('a program is refused as a photo, and a picture is not', async () => {
  const upload = { fileName: 'me.png', category: 'avatar' as const };
  const virus = await postUpload(academy, 'learner', { ...upload, bytes: eicar });
  const adopt = (key: string) => academy.call('learner', 'PATCH', '/me', { avatar: key });
  expect((await adopt(virus)).body.message).toBe('This file contains a virus. We removed it.');
  const picture = await postUpload(academy, 'learner', { ...upload, bytes: TEST_PNG });
  expect((await adopt(picture)).status).toBe(200);
});

test('while the scanner is away nothing is attached, and the upload stays', async () => {
  const { config, clock, db } = academy;
  const bytes = Buffer.from('Plain text');
  const key = await postUpload(academy, 'author', {
    fileName: 'a.txt',
    bytes,
    category: 'homework',
  });
  const local = createLocalStorage({ ...config, folder: join(config.dataDir, 'storage'), clock });
  const away = { scan: () => Promise.reject(new Error('away')) };
  const deps = { db, storage: scanUploads(local, away) };
  await expect(sealUpload(deps, key)).rejects.toMatchObject({ status: 503 });
  expect(await sealUpload({ db, storage: scanUploads(local, builtInScanner) }, key)).toMatchObject({
    size: bytes.length,
  });
});
