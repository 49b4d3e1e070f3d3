import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { ZipFile } from 'yazl';
import { readArchive } from './archive.ts';
import { writeArchive } from './write-archive.ts';

const open = (bytes: Buffer) =>
  readArchive(
    {
      read: async (_key, range = { start: 0, end: bytes.length - 1 }) =>
        Readable.from([bytes.subarray(range.start, range.end + 1)]),
    },
    { key: 'any', size: bytes.length, sha256: '' },
  );

const zip = (files: Record<string, Buffer>, mode = 0o100644) => {
  const archive = new ZipFile();
  for (const [path, bytes] of Object.entries(files)) archive.addBuffer(bytes, path, { mode });
  archive.end();
  return buffer(archive.outputStream);
};
const text = Buffer.from('name: Course\n');
const faultsOf = async (bytes: Buffer) => (await open(bytes)).faults.map(({ message }) => message);

/** The same archive with another name in it, as no writer of archives would write it. */
const renamed = async (from: string, to: string) =>
  Buffer.from((await zip({ [from]: text })).toString('latin1').replaceAll(from, to), 'latin1');

describe('an archive', () => {
  test('is read with its texts and media, in a folder or not', async () => {
    for (const top of ['', 'my-course/']) {
      const bytes = await zip({
        [`${top}course.yaml`]: text,
        [`${top}lessons/01-a.md`]: text,
        [`${top}media/header.png`]: Buffer.from('x'),
        [`${top}.DS_Store`]: Buffer.from('x'),
      });
      const { texts, media, faults } = await open(bytes);
      expect(faults).toEqual([]);
      expect([...texts.keys(), ...media.keys()]).toEqual([
        'course.yaml',
        'lessons/01-a.md',
        'media/header.png',
      ]);
    }
  });

  test('is the same for the same files, in whichever order they are given', async () => {
    const one = new Map([
      ['a.md', 'One'],
      ['b.md', 'Two'],
    ]);
    const other = new Map([...one].reverse());
    expect(await buffer(writeArchive(one, []))).toEqual(await buffer(writeArchive(other, [])));
  });

  test.each([
    ['a path out of it', 'aa/course.yaml', '../course.yaml'],
    ['an absolute path', 'a/course.yaml', '//course.yaml'],
    ['a backslash', 'a/course.yaml', 'a\\course.yaml'],
  ])('with %s is refused', async (_what, from, to) => {
    const [fault] = await faultsOf(await renamed(from, to));
    expect(fault).toMatch(/can't be read|no such|Only/);
  });

  test('with links, strangers or what unpacks to far too much is refused before it is unpacked', async () => {
    expect(await faultsOf(await zip({ 'course.yaml': text }, 0o120777))).toEqual([
      'Only files can be imported, no links.',
    ]);
    expect(await faultsOf(await zip({ 'run.exe': text }))).toEqual([
      expect.stringContaining('Only .md and .yaml files'),
    ]);
    expect(await faultsOf(await zip({ 'media/bomb.png': Buffer.alloc(20_000_000) }))).toEqual([
      'This file unpacks to far more than it takes up here.',
    ]);
    expect(await faultsOf(await zip({ 'course.yaml': Buffer.alloc(2_200_000, 'ab1c') }))).toContain(
      'A text can be up to 2 MB.',
    );
  });

  test('that is none says so', async () => {
    expect(await faultsOf(Buffer.from('no archive at all'))).toEqual([
      "This archive can't be read: it is not a zip file, or only a part of one.",
    ]);
    expect(await faultsOf(await zip({ 'course.yaml': Buffer.from([0xff, 0xfe, 0x41]) }))).toEqual([
      'This file is not UTF-8.',
    ]);
  });
});
