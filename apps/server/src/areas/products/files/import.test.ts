import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { createLocalStorage } from '../../../providers/storage/local-storage.ts';
import type { StorageProvider } from '../../../providers/storage/storage.ts';
import type { ListeningApp } from '../../../testing/test-app.ts';
import { addBundle, addCourse, type Course } from '../../../testing/world/courses.ts';
import { createListeningWorld } from '../../../testing/world/create-world.ts';
import { dnsOnly, endsOfNetwork } from '../../../testing/world/exercises.ts';
import { addLab } from '../../../testing/world/labs.ts';
import { learn } from '../../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../../testing/world/people.ts';
import { TEST_PNG } from '../../../testing/world/pictures.ts';
import { postUpload } from '../../../testing/world/work.ts';
import { type Archive, readArchive } from './archive.ts';
import { exportProduct } from './export.service.ts';
import { runImports } from './run-imports.ts';
import { writeArchive } from './write-archive.ts';

let academy: ListeningApp & { storage: StorageProvider };
let owner: number;
let mails: { to: string; subject: string; text: string }[];
let count = 0;
beforeAll(async () => {
  const world = await createListeningWorld();
  const folder = `${world.config.dataDir}/storage`;
  const { config, clock } = world;
  academy = { ...world, storage: createLocalStorage({ ...config, folder, clock }) };
  owner = await addPerson(academy, 'owner', { roles: ['mentor'] });
  await addPerson(academy, 'colleague', { roles: ['mentor'] });
  await addPeople(academy, 'learner');
  mails = [];
});
afterAll(() => academy.close());

type Mail = (typeof mails)[number];

const run = (fails = false) =>
  runWith(async (mail) => {
    if (fails) throw new Error('Killed.');
    mails.push(mail);
  });

const runWith = (send: (mail: Mail) => Promise<void>, check: Check = academy.grader.check) =>
  runImports({
    ...academy,
    publicUrl: 'https://academy.example',
    mail: { send } as never,
    grader: { ...academy.grader, check },
  });

type Check = ListeningApp['grader']['check'];

async function addOwn(exercises = [dnsOnly]): Promise<Course> {
  count += 1;
  return addCourse(academy, {
    name: `Course ${count}`,
    uniqueName: `files-${count}`,
    ownerId: owner,
    shortDescription: 'All of it.',
    description: '<p>Two <strong>bold</strong> words.</p>',
    sectionSize: 2,
    lessons: [
      { name: 'Frames', uniqueName: `files-${count}-01-frames`, quiz: true, hasVideo: true },
      {
        name: 'Trunks',
        uniqueName: `files-${count}-02-trunks`,
        description:
          '<h2>Tags</h2><ul><li><p>One</p></li><li><p>Two</p></li></ul><pre data-language="cli" data-title="SW1"><code class="language-cli">show vlan\n</code></pre><blockquote data-callout="tip"><p>Try it.</p></blockquote>',
        homework: { brief: '<p>Do it</p>' },
      },
      { name: 'Lists', uniqueName: 'elsewhere', exercises, isFree: true },
    ],
  });
}

/** The examples of docs/course-files.md, as someone would put them together. */
const handWritten = {
  'course.yaml': `name: VLANs by hand
uniqueName: vlans-by-hand
shortDescription: Learn how a switch decides.
description: |
  Every packet that leaves a desk crosses a switch first.
isSelfPaced: true
prerequisites: []
whatYouLearn:
  - Explain how a switch learns addresses
sections:
  - name: How a switch decides
    lessons: [01-frames, 02-the-mac-table]
`,
  'lessons/01-frames.md': `---
name: VLANs and access ports
xpPoints: 50
duration: 00:12:00
---

A VLAN turns one switch into several.
`,
  'lessons/01-frames.quiz.yaml': `title: 'Quiz: access ports'
questions:
  - type: singleAnswer
    question: What happens to a ping between VLANs 10 and 20?
    answers:
      - answer: It fails
        isCorrect: true
      - answer: It works
        isCorrect: false
    explanation: ARP stays in its VLAN.
  - type: fillInTheBlank
    question: The command switchport mode <access> fixes a port to one VLAN.
`,
  'lessons/01-frames.homework.yaml': `type: UPLOAD
title: Build an office with three VLANs
brief: Write the full configuration.
maxFiles: 3
maxFileSize: 1048576
extensions: [txt, pdf]
`,
  'lessons/02-the-mac-table.md': `---
name: The MAC table
xpPoints: 20
---

A switch remembers who is behind which port.
`,
};

const exported = async (id: number) =>
  buffer((await exportProduct(academy, { id: owner }, id)).archive);

async function upload(bytes: Buffer, userId = owner): Promise<string> {
  const key = `productFiles/${randomUUID()}.zip`;
  const expires_at = new Date(academy.clock.now().getTime() + 3_600_000);
  await academy.db
    .insertInto('upload_grant')
    .values({
      key,
      user_id: userId,
      category: 'productFiles',
      file_name: 'course.zip',
      content_type: 'application/zip',
      max_size: bytes.length,
      expires_at,
    })
    .execute();
  await academy.storage.put({ key, contentType: 'application/zip' }, bytes);
  return key;
}

/** The files of an archive, to be changed as an author would. */
async function open(bytes: Buffer): Promise<Archive> {
  const storage = {
    read: async (_key: string, range = { start: 0, end: bytes.length - 1 }) =>
      Readable.from([bytes.subarray(range.start, range.end + 1)]),
  };
  return readArchive(storage, { key: 'any', size: bytes.length, sha256: '' });
}

const pack = (texts: ReadonlyMap<string, string>, media: Record<string, Buffer> = {}) =>
  buffer(
    writeArchive(
      texts,
      Object.entries(media).map(([path, bytes]) => ({
        path,
        open: async () => Readable.from([bytes]),
      })),
    ),
  );

async function check(bytes: Buffer, moduleId: number | null = null) {
  const key = await upload(bytes);
  const { status, body } = await academy.call('owner', 'POST', '/creator/me/imports', {
    key,
    moduleId,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Schema<'ProductImport'>;
}
const start = (id: number) => academy.call('owner', 'PUT', `/creator/me/imports/${id}`);
const read = async (id: number) =>
  (await academy.call('owner', 'GET', '/creator/me/imports')).body.find(
    (one: { id: number }) => one.id === id,
  ) as Schema<'ProductImport'>;

const remove = (id: number) =>
  academy.db
    .updateTable('module')
    .set({ deleted_at: academy.clock.now() })
    .where('id', '=', id)
    .execute();

describe('a product as files', () => {
  test('imported unchanged changes nothing, and gives the same bytes again', async () => {
    const course = await addOwn();
    const first = await exported(course.id);
    const checked = await check(first, course.id);
    expect(checked).toMatchObject({ state: 'ready', moduleId: course.id, changes: [], faults: [] });
    await start(checked.id);
    await run();
    expect((await read(checked.id)).state).toBe('done');
    expect(await exported(course.id)).toEqual(first);
  });

  test('imported where it is not there gives the same bytes', async () => {
    const course = await addOwn();
    const first = await exported(course.id);
    await remove(course.id);
    const checked = await check(first);
    expect(checked).toMatchObject({ state: 'ready', moduleId: null, faults: [] });
    await start(checked.id);
    await run();
    const { moduleId } = await read(checked.id);
    expect(moduleId).not.toBe(course.id);
    expect(await exported(moduleId ?? 0)).toEqual(first);
    const made = await academy.call('owner', 'GET', `/creator/me/modules/${moduleId}`);
    expect(made.body).toMatchObject({ isPublic: false, lessonCount: 3, sectionCount: 2 });
    expect(mails.at(-1)).toMatchObject({
      to: 'owner@example.org',
      subject: `${course.name} was imported`,
    });
  });

  test('changes what its files change, and learners keep what they did', async () => {
    const course = await addOwn();
    await learn(academy, 'learner', course, { done: 1 });
    const { texts } = await open(await exported(course.id));
    const outline = texts.get('course.yaml') ?? '';
    texts.set('course.yaml', outline.replace('- 02-trunks', '- 02-trunks\n      - 03-loops'));
    texts.set('lessons/03-loops.md', '---\nname: Loops\nxpPoints: 30\n---\n\nA loop.\n');
    const frames = texts.get('lessons/01-frames.md') ?? '';
    texts.set('lessons/01-frames.md', frames.replace('name: Frames', 'name: What a frame is'));
    texts.delete('lessons/02-trunks.homework.yaml');
    const checked = await check(await pack(texts), course.id);
    expect(checked.changes).toEqual([
      { file: 'course.yaml', kind: 'changed', name: null },
      { file: 'lessons/01-frames.md', kind: 'changed', name: 'What a frame is' },
      { file: 'lessons/03-loops.md', kind: 'new', name: 'Loops' },
      { file: 'lessons/02-trunks.homework.yaml', kind: 'removed', name: 'Trunks' },
    ]);
    expect(checked.learnerCount).toBe(1);
    await start(checked.id);
    await run();
    const syllabus = await academy.call(
      'owner',
      'GET',
      `/creator/me/modules/${course.id}/children`,
    );
    const lessons = syllabus.body.sections[0].lessons;
    expect(lessons.map(({ id, name }: { id: number; name: string }) => [id, name])).toEqual([
      [course.lessons[0]?.id, 'What a frame is'],
      [course.lessons[1]?.id, 'Trunks'],
      [expect.any(Number), 'Loops'],
    ]);
    expect(lessons.map(({ homework }: { homework: unknown }) => homework)).toEqual([
      null,
      null,
      null,
    ]);
    const done = await academy.db
      .selectFrom('user_module')
      .select('status')
      .where('module_id', '=', course.lessons[0]?.id ?? 0)
      .execute();
    expect(done).toEqual([{ status: 3 }]);
  });

  test('finds exercises wherever they are now, so that learners go on with those they began', async () => {
    const again = { ...dnsOnly, title: 'DNS again', task: ['Guests still ask DNS servers.'] };
    const course = await addOwn([dnsOnly, endsOfNetwork(), again]);
    const lesson = course.lessons[2];
    const [first, second, third] = lesson?.exercises ?? [];
    await learn(academy, 'learner', course, { done: 0 });
    const answered = await academy.call('learner', 'PUT', `/me/exercises/${second}/answer`, {
      texts: { last: '10.0.0.1' },
      definitionVersion: 1,
    });
    expect(answered.status).toBe(200);
    const { texts } = await open(await exported(course.id));
    const file = [...texts.keys()].find((name) => name.endsWith('.exercises.yaml')) ?? '';
    const [one, two, three] = parse(texts.get(file) ?? '');
    const inserted = { ...one, title: 'Before the others' };
    const retitled = { ...three, title: 'Once more' };
    const changed = { ...two, task: ['Find its ends: {net}.'] };
    texts.set(file, stringify([inserted, changed, one, retitled]));
    const checked = await check(await pack(texts), course.id);
    expect(checked.faults).toEqual([]);
    await start(checked.id);
    await run();
    expect(await read(checked.id)).toMatchObject({ state: 'done' });
    const { body } = await academy.call('owner', 'GET', `/creator/modules/${lesson?.id}/exercises`);
    const rows: Schema<'AuthoredExercise'>[] = body.exercises;
    expect(
      rows.map(({ id, version, answerCount, definition }) => [
        id,
        version,
        answerCount,
        JSON.parse(definition).title,
      ]),
    ).toEqual([
      [expect.any(Number), 1, 0, 'Before the others'],
      [second, 2, 1, 'Ends of a network'],
      [first, 1, 0, 'DNS and nothing else'],
      [third, 2, 0, 'Once more'],
    ]);
    expect([first, second, third]).not.toContain(rows[0]?.id);
  });

  test('leaves the certificate switch as it is unless its files name it; a new product has none', async () => {
    const course = await addOwn();
    const certificateOf = async (id: number | null) =>
      (await academy.call('owner', 'GET', `/creator/me/modules/${id}/settings`)).body.certificate;
    const setTo = (certificate_enabled: boolean) =>
      academy.db
        .updateTable('module')
        .set({ certificate_enabled })
        .where('id', '=', course.id)
        .execute();
    async function bring(bytes: Buffer, moduleId: number | null) {
      const checked = await check(bytes, moduleId);
      await start(checked.id);
      await run();
      return { changes: checked.changes, id: (await read(checked.id)).moduleId };
    }
    async function silent() {
      const { texts } = await open(await exported(course.id));
      const outline = texts.get('course.yaml') ?? '';
      return pack(texts.set('course.yaml', outline.replace(/^certificate: .*\n/m, '')));
    }
    for (const certificate of [true, false]) {
      await setTo(certificate);
      const named = await exported(course.id);
      expect((await bring(await silent(), course.id)).changes).toEqual([]);
      expect(await certificateOf(course.id)).toBe(certificate);
      await setTo(!certificate);
      expect((await bring(named, course.id)).changes).toMatchObject([{ file: 'course.yaml' }]);
      expect(await certificateOf(course.id)).toBe(certificate);
      expect(await exported(course.id)).toEqual(named);
    }
    await setTo(true);
    const files = await silent();
    await remove(course.id);
    const { id } = await bring(files, null);
    expect(await certificateOf(id)).toBe(false);
  });

  test('brings pictures, which are stored once', async () => {
    const course = await addOwn();
    const { texts } = await open(await exported(course.id));
    const header = `${texts.get('course.yaml')}pictures:\n  wide: media/any-name.png\n`;
    texts.set('course.yaml', header);
    const checked = await check(await pack(texts, { 'media/any-name.png': TEST_PNG }), course.id);
    expect(checked.faults).toEqual([]);
    await start(checked.id);
    await run();
    const shown = await exported(course.id);
    const opened = await open(shown);
    expect([...opened.media.keys()]).toEqual(['media/header.png']);
    const again = await check(shown, course.id);
    expect(again.changes).toEqual([]);
  });

  test('brings a tall cover that is served, and is a file of its product like any other', async () => {
    const course = await addOwn();
    const { texts } = await open(await exported(course.id));
    const outline = `${texts.get('course.yaml')}pictures:\n  tall: media/poster.png\n`;
    texts.set('course.yaml', outline);
    const checked = await check(await pack(texts, { 'media/poster.png': TEST_PNG }), course.id);
    await start(checked.id);
    await run();
    const files = `/creator/me/modules/${course.id}/media`;
    const list = async () => (await academy.call('owner', 'GET', files)).body.data;
    const [file] = await list();
    expect(file).toMatchObject({ name: 'poster.png', uses: [{ place: 'cover' }] });
    const served = await fetch(academy.base + file.address);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(TEST_PNG);
    const next = { category: 'mediaImage', fileName: 'next.png', bytes: TEST_PNG } as const;
    const key = await postUpload(academy, 'owner', next);
    const { body } = await academy.call('owner', 'PUT', `${files}/${file.id}`, { key });
    expect(body.uses).toMatchObject([{ place: 'cover' }]);
    const { vertical_image } = await academy.db
      .selectFrom('module')
      .select('vertical_image')
      .where('id', '=', course.id)
      .executeTakeFirstOrThrow();
    expect(vertical_image).toBe(body.address);
  });

  test('brings no picture for which its author has no room', async () => {
    const course = await addOwn();
    const { texts } = await open(await exported(course.id));
    const outline = `${texts.get('course.yaml')}pictures:\n  wide: media/any-name.png\n`;
    texts.set('course.yaml', outline);
    const checked = await check(await pack(texts, { 'media/any-name.png': TEST_PNG }), course.id);
    await start(checked.id);
    const { uploads } = academy.config;
    academy.config.uploads = { ...uploads, storedBytes: 10 };
    await run();
    academy.config.uploads = uploads;
    expect(await read(checked.id)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining("You don't have room for this file"),
    });
  });

  test('a bundle names what it holds', async () => {
    const parts = [await addOwn(), await addOwn()];
    const names = {
      name: 'Both',
      uniqueName: 'both-files',
      ownerId: owner,
      shortDescription: 'Two.',
    };
    const bundle = await addBundle(academy, parts, names);
    const first = await exported(bundle.id);
    await remove(bundle.id);
    const checked = await check(first);
    await start(checked.id);
    await run();
    const { moduleId } = await read(checked.id);
    expect(await exported(moduleId ?? 0)).toEqual(first);
    const { body } = await academy.call('owner', 'GET', `/creator/me/modules/${moduleId}/bundle`);
    expect(body.map(({ id }: { id: number }) => id)).toEqual(parts.map(({ id }) => id));
  });
});

describe('an import', () => {
  test('gives lessons the practice labs they name, of its author alone', async () => {
    const own = await addLab(academy, [], { uniqueName: 'files-own-lab', ownerId: owner });
    await addLab(academy, [], { uniqueName: 'files-foreign-lab' });
    const course = await addOwn();
    const { texts } = await open(await exported(course.id));
    const lesson = texts.get('lessons/01-frames.md') ?? '';
    const withLabs = (names: string) =>
      texts.set(
        'lessons/01-frames.md',
        lesson.replace('xpPoints', `labs:\n  - ${names}\nxpPoints`),
      );
    withLabs('files-own-lab\n  - files-foreign-lab');
    const refused = await check(await pack(texts), course.id);
    expect(refused.faults).toEqual([
      {
        file: 'lessons/01-frames.md',
        line: 5,
        message: 'You have no practice lab files-foreign-lab.',
      },
    ]);
    withLabs('files-own-lab');
    await start((await check(await pack(texts), course.id)).id);
    await run();
    const kept = await academy.db
      .selectFrom('lesson_lab')
      .select('lab_id')
      .where('lesson_id', '=', course.lessons[0]?.id ?? 0)
      .execute();
    expect(kept).toEqual([{ lab_id: own.id }]);
    const again = await check(await exported(course.id), course.id);
    expect([again.faults, again.counts.changed]).toEqual([[], 0]);
  });

  test('says which test of an exercise fails, and in which line it is', async () => {
    const course = await addOwn();
    const { texts } = await open(await exported(course.id));
    const file = [...texts.keys()].find((name) => name.endsWith('.exercises.yaml')) ?? '';
    const sound = texts.get(file) ?? '';
    texts.set(file, sound.replace('permit udp any any eq domain', 'permit udp any any'));
    const line = sound.split('\n').findIndex((text) => text.includes('accept:')) + 1;
    const { faults } = await check(await pack(texts), course.id);
    expect(line).toBeGreaterThan(1);
    expect(faults).toEqual([
      {
        file,
        line,
        message: "“DNS and nothing else”: Test 1 should be accepted, but doesn't meet “DNS only”.",
      },
    ]);
  });

  test('is written by hand as the documentation says, and is then all there', async () => {
    const texts = new Map(Object.entries(handWritten));
    const { id, state, faults } = await check(await pack(texts));
    expect([state, faults]).toEqual(['ready', []]);
    await start(id);
    await run();
    const { moduleId } = await read(id);
    const { body } = await academy.call('owner', 'GET', `/creator/me/modules/${moduleId}/children`);
    expect(body.sections).toMatchObject([
      {
        name: 'How a switch decides',
        lessons: [{ name: 'VLANs and access ports' }, { name: 'The MAC table' }],
      },
    ]);
    const kept = await open(await exported(moduleId ?? 0));
    expect([...kept.texts.keys()].sort()).toEqual([...texts.keys()].sort());
    const words = [...kept.texts.values()].join('\n');
    for (const said of ['xpPoints: 50', '<access>', 'It fails', 'maxFiles: 3', 'behind which port'])
      expect(words).toContain(said);
  });

  test('says what is wrong, in which file and line, and can’t be started', async () => {
    const texts = new Map([
      [
        'course.yaml',
        'name: Bad\nuniqueName: Bad Name\nshortDescription: ""\ndescription: Text\nisSelfPaced: true\nprerequisites: [nothing-there]\nwhatYouLearn: []\nlevle: 2\nsections:\n  - name: One\n    lessons:\n      - 01-a\n      - 02-b\n',
      ],
      ['lessons/01-a.md', 'No fields.'],
    ]);
    const header = await check(await pack(texts));
    expect(header.state).toBe('faulty');
    expect(header.faults).toEqual([
      { file: 'course.yaml', line: 8, message: 'levle: there is no such field.' },
      { file: 'course.yaml', line: 2, message: expect.stringContaining('uniqueName: must match') },
      {
        file: 'lessons/01-a.md',
        line: 1,
        message: 'A lesson starts with its fields between two lines of ---.',
      },
    ]);
    expect((await start(header.id)).status).toBe(409);
    const fixed = (texts.get('course.yaml') ?? '')
      .replace('Bad Name', 'bad-name')
      .replace('levle', 'level');
    texts.set('course.yaml', fixed);
    texts.set(
      'lessons/01-a.quiz.yaml',
      'title: Quiz\nquestions:\n  - type: singleAnswer\n    question: Which?\n    answers:\n      - answer: One\n        isCorrect: true\n      - answer: Two\n        isCorrect: true\n',
    );
    texts.set('lessons/01-a.md', '---\nname: A\nxpPoints: many\n---\n\nText.\n');
    const parts = await check(await pack(texts));
    expect(parts.faults).toEqual([
      { file: 'lessons/01-a.md', line: 3, message: 'xpPoints: must be integer.' },
      {
        file: 'lessons/01-a.quiz.yaml',
        line: 6,
        message: 'questions[0].answers: Too many correct answers',
      },
      { file: 'course.yaml', line: 13, message: 'There is no file lessons/02-b.md.' },
      {
        file: 'course.yaml',
        line: 6,
        message: 'There is no product nothing-there in this academy.',
      },
    ]);
  });

  test('takes no link that runs a script', async () => {
    const course = await addOwn();
    const { texts } = await open(await exported(course.id));
    const lesson = texts.get('lessons/01-frames.md') ?? '';
    const resource = 'resources:\n  - title: Notes\n    url: javascript:alert(1)\n';
    texts.set('lessons/01-frames.md', lesson.replace('xpPoints', `${resource}xpPoints`));
    const quiz = texts.get('lessons/01-frames.quiz.yaml') ?? '';
    const question = quiz.replace('    question:', '    link: javascript:alert(1)\n    question:');
    expect(question).not.toBe(quiz);
    texts.set('lessons/01-frames.quiz.yaml', question);
    const { state, faults } = await check(await pack(texts), course.id);
    expect(state).toBe('faulty');
    expect(faults.map(({ file }: { file: string }) => file)).toEqual([
      'lessons/01-frames.md',
      'lessons/01-frames.quiz.yaml',
    ]);
  });

  test('that is killed leaves nothing half made, and is made when it runs again', async () => {
    const course = await addOwn();
    const first = await exported(course.id);
    await remove(course.id);
    const checked = await check(first);
    await start(checked.id);
    const modules = () => academy.db.selectFrom('module').select('id').execute();
    const before = await modules();
    await expect(run(true)).rejects.toThrow(`1 failed. import ${checked.id}: `);
    expect(await modules()).toHaveLength(before.length);
    expect((await read(checked.id)).state).toBe('waiting');
    await Promise.all([run(), run()]);
    const { state, moduleId } = await read(checked.id);
    expect(state).toBe('done');
    expect(await exported(moduleId ?? 0)).toEqual(first);
  });

  test('is left to the run that makes it, and taken up an hour after that was killed', async () => {
    const course = await addOwn();
    const { id } = await check(await exported(course.id), course.id);
    await start(id);
    let begin = () => {};
    let goOn = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const slow = runWith(
      async () => {},
      async (task) => {
        begin();
        await held;
        return academy.grader.check(task);
      },
    );
    await begun;
    await run();
    expect((await read(id)).state).toBe('waiting');
    goOn();
    await slow;
    expect((await read(id)).state).toBe('done');

    const killed = await check(await exported(course.id), course.id);
    await start(killed.id);
    const claim = (agoMs: number) =>
      academy.db
        .updateTable('product_import')
        .set({ claimed_at: new Date(academy.clock.now().getTime() - agoMs) })
        .where('id', '=', killed.id)
        .execute();
    await claim(3_599_000);
    await run();
    expect((await read(killed.id)).state).toBe('waiting');
    await claim(3_601_000);
    await run();
    expect((await read(killed.id)).state).toBe('done');
  });

  test('whose exercises take too long together fails, and says so', async () => {
    const course = await addOwn([dnsOnly, dnsOnly]);
    const { id } = await check(await exported(course.id), course.id);
    await start(id);
    await runWith(
      async () => {},
      async (task) => {
        const proof = await academy.grader.check(task);
        return proof && { ...proof, tookMs: 120_000 };
      },
    );
    expect(await read(id)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining(
        'The exercises of this product take more than 120 seconds to check. Use fewer variants, or split the product.',
      ),
    });
  });

  test('is checked one at a time for each person', async () => {
    const key = await upload(await pack(new Map(Object.entries(handWritten))));
    const send = () =>
      academy.call('owner', 'POST', '/creator/me/imports', { key, moduleId: null });
    const both = await Promise.all([send(), send()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect((await send()).status).toBe(200);
  });

  test('that can’t be stored fails with a code, and keeps no other waiting', async () => {
    const [first, second, third] = [await addOwn(), await addOwn(), await addOwn()];
    const ids: number[] = [];
    for (const course of [first, second, third]) {
      const checked = await check(await exported(course.id), course.id);
      await start(checked.id);
      ids.push(checked.id);
    }
    const broken = [new Error('Killed.'), Object.assign(new Error('No.'), { code: '22P05' })];
    const running = runWith(async (mail) => {
      const error = broken.shift();
      if (error) throw error;
      mails.push(mail);
    });
    await expect(running).rejects.toThrow(
      `2 failed. import ${ids[0]}: Killed.; import ${ids[1]}: No.`,
    );
    const [killed, failed, done] = await Promise.all(ids.map(read));
    expect(killed?.state).toBe('waiting');
    expect(failed).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('(22P05)'),
    });
    expect(done?.state).toBe('done');
    await run();
    expect((await read(ids[0] ?? 0)).state).toBe('done');
  });

  test('takes no picture that the product doesn’t show yet', async () => {
    const picture = `/storage/modules/homework/${randomUUID()}.png`;
    const outline = `${handWritten['course.yaml']}pictures:\n  wide: ${picture}\n`;
    const lesson = handWritten['lessons/01-frames.md'].replace(
      'xpPoints: 50',
      `xpPoints: 50\nvideo: { file: 'https://cdn.example/a.mp4', duration: 00:12:00, poster: ${picture} }`,
    );
    const files = { ...handWritten, 'course.yaml': outline, 'lessons/01-frames.md': lesson };
    const { state, faults } = await check(await pack(new Map(Object.entries(files))));
    const message = expect.stringContaining('doesn’t show this picture');
    expect(state).toBe('faulty');
    expect(faults).toEqual([
      { file: 'course.yaml', line: 14, message },
      { file: 'lessons/01-frames.md', line: null, message },
    ]);
  });

  test.each([
    ['half of a pair', String.raw`"a\uD800b"`],
    ['a null character', String.raw`"a\0b"`],
  ])('of a text with %s is refused at its line', async (_, text) => {
    const outline = handWritten['course.yaml'].replace(
      'Explain how a switch learns addresses',
      text,
    );
    const { state, faults } = await check(
      await pack(new Map(Object.entries({ ...handWritten, 'course.yaml': outline }))),
    );
    expect(state).toBe('faulty');
    expect(faults[0]).toEqual({
      file: 'course.yaml',
      line: 9,
      message: 'This text has a character that no text may have.',
    });
  });

  test('of a lesson with a null character is refused at its line', async () => {
    const lesson = `${handWritten['lessons/01-frames.md']}\0`;
    const { faults } = await check(
      await pack(new Map(Object.entries({ ...handWritten, 'lessons/01-frames.md': lesson }))),
    );
    expect(faults).toContainEqual({
      file: 'lessons/01-frames.md',
      line: 8,
      message: 'This text has a character that no text may have.',
    });
  });

  test('of what was changed since the check fails, and says so', async () => {
    const course = await addOwn();
    const checked = await check(await exported(course.id), course.id);
    await academy.db
      .updateTable('module')
      .set({ name: 'Renamed since' })
      .where('id', '=', course.lessons[0]?.id ?? 0)
      .execute();
    await start(checked.id);
    await run();
    expect(await read(checked.id)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('was changed since the files were checked'),
    });
    expect((await start(checked.id)).status).toBe(409);
  });

  test('reaches own archives and own products alone', async () => {
    const course = await addOwn();
    const bytes = await exported(course.id);
    const key = await upload(bytes);
    const call = (person: string, body: object) =>
      academy.call(person, 'POST', '/creator/me/imports', body);
    expect((await call('colleague', { key, moduleId: null })).status).toBe(404);
    const theirs = await upload(bytes, await academy.userId('colleague'));
    expect((await call('colleague', { key: theirs, moduleId: course.id })).status).toBe(404);
    const { body } = await call('colleague', { key: theirs, moduleId: null });
    expect(body.faults).toEqual([
      {
        file: 'course.yaml',
        line: 2,
        message: 'Another product has this URL. Choose another one.',
      },
    ]);
    const checked = await check(bytes);
    expect(
      (await academy.call('colleague', 'PUT', `/creator/me/imports/${checked.id}`)).status,
    ).toBe(404);
  });
});
