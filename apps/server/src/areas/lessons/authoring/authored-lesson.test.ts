import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCourse } from '../../../testing/world/courses.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addLab } from '../../../testing/world/labs.ts';
import { learn } from '../../../testing/world/learning.ts';
import { addPerson } from '../../../testing/world/people.ts';

let academy: TestApp;
let ownerId: number;
beforeAll(async () => {
  academy = await createWorld();
  ownerId = await addPerson(academy, 'owner', { roles: ['mentor'] });
  await addPerson(academy, 'helper', { roles: ['mentor'] });
});
afterAll(() => academy.close());

async function newLesson(form = {}) {
  const course = await addCourse(academy, { ownerId, lessons: [form] });
  return { id: course.lessons[0]?.id ?? 0, course };
}
const read = async (id: number): Promise<Schema<'CreatorLesson'>> =>
  (await academy.call('owner', 'GET', `/creator/me/lessons/${id}`)).body;
const versionsOf = async (id: number): Promise<Schema<'LessonVersion'>[]> =>
  (await academy.call('owner', 'GET', `/creator/me/lessons/${id}/versions`)).body;
const put = (id: number, version: number, content: object, person = 'owner') =>
  academy.call(person, 'PUT', `/creator/me/lessons/${id}`, { version, content });
async function save(id: number, changed: Partial<Schema<'LessonContent'>>) {
  const { version, content } = await read(id);
  const { status, body } = await put(id, version, { ...content, ...changed });
  expect([status, body.message]).toEqual([200, undefined]);
  return body;
}
const minutes = 60_000;

describe('a lesson', () => {
  test('is read with its parts, and saved with what learners then see', async () => {
    const { id } = await newLesson({ quiz: true, homework: {}, hasVideo: true, isFree: true });
    expect(await read(id)).toMatchObject({
      version: 1,
      isHidden: false,
      saved: null,
      video: { url: '/media/lesson.mp4', duration: 100 },
      quiz: { questionCount: 3 },
      homework: { type: 'UPLOAD' },
    });
    const content: Schema<'LessonContent'> = {
      name: ' Hello packets ',
      duration: 3723,
      xpPoints: 60,
      description: '<h2>Timers</h2><script>alert(1)</script><p onclick="x()">Ten seconds</p>',
      motivationalMessage: 'Well done',
      isFree: true,
      resources: [{ title: 'RFC 2328', url: 'https://www.rfc-editor.org/rfc/rfc2328' }],
      labIds: [],
    };
    const saved = await save(id, content);
    expect(saved).toMatchObject({
      version: 2,
      saved: { number: 2, by: { name: 'Owner Vega' } },
      content: {
        ...content,
        name: 'Hello packets',
        description: '<h2>Timers</h2><p>Ten seconds</p>',
      },
    });
    const seen = await academy.app.inject({ url: `/lessons/${id}` });
    expect(seen.json()).toMatchObject({
      name: 'Hello packets',
      xpPoints: 60,
      duration: 3723,
      motivationalMessage: 'Well done',
    });
  });

  test('keeps the lines of its code', async () => {
    const { id } = await newLesson();
    const description =
      '<pre data-language="cli"><code class="language-cli">show vlan\nend</code></pre>';
    expect((await save(id, { description })).content.description).toBe(description);
  });

  test('of another author is not there, and what is only read cannot be saved', async () => {
    const { id, course } = await newLesson();
    const { version, content } = await read(id);
    for (const path of ['', '/versions', '/versions/1'])
      expect((await academy.call('helper', 'GET', `/creator/me/lessons/${id}${path}`)).status).toBe(
        404,
      );
    expect((await put(id, version, content, 'helper')).status).toBe(404);
    expect((await academy.call('owner', 'GET', `/creator/me/lessons/${course.id}`)).status).toBe(
      404,
    );
    await academy.db
      .insertInto('module_permission')
      .values({
        module_id: course.id,
        user_id: await academy.userId('helper'),
        permission: 'view',
      })
      .execute();
    expect((await put(id, version, content, 'helper')).status).toBe(403);
  });

  test('is previewed as a learner sees it, as a draft too, and nothing is counted', async () => {
    const { id, course } = await newLesson({ quiz: true, hasVideo: true });
    await academy.db
      .updateTable('module')
      .set({ is_public: false })
      .where('id', '=', course.id)
      .execute();
    const path = `/creator/me/lessons/${id}/preview`;
    const { status, body } = await academy.call('owner', 'GET', path);
    expect([status, body]).toMatchObject([
      200,
      { id, isPreview: false, isFinished: false, remaining: ['finish', 'quiz'], noteCount: 0 },
    ]);
    expect((await academy.call('helper', 'GET', path)).status).toBe(404);
    for (const table of ['user_module', 'video_progress', 'xp_event'] as const)
      expect(
        await academy.db.selectFrom(table).selectAll().where('user_id', '=', ownerId).execute(),
      ).toEqual([]);
  });

  test('keeps what was saved first when two save the same version', async () => {
    const { id } = await newLesson();
    const { version, content } = await read(id);
    const answers = await Promise.all(
      ['First', 'Second'].map((name) => put(id, version, { ...content, name })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stored = answers.find(({ status }) => status === 200)?.body.content.name;
    expect((await read(id)).content.name).toBe(stored);
  });

  test('notices when it was renamed in the outline', async () => {
    const { id, course } = await newLesson();
    const { version, content } = await read(id);
    const change = { kind: 'rename', id, name: 'Renamed' };
    await academy.call('owner', 'PATCH', `/creator/me/modules/${course.id}/children`, {
      version: 0,
      change,
    });
    expect((await put(id, version, content)).status).toBe(409);
  });
});

describe('the labs of a lesson', () => {
  const ownLab = (name: string) =>
    addLab(academy, [], { name, uniqueName: name.toLowerCase(), ownerId });

  test('are opened by its product, in the order of their author', async () => {
    const { id, course } = await newLesson();
    const [first, second] = [await ownLab('Zones'), await ownLab('Areas')];
    const learner = `labs-${id}`;
    await addPerson(academy, learner);
    await learn(academy, learner, course);
    const labIds = [first.id, second.id];
    expect((await save(id, { labIds })).labs).toEqual([
      { id: first.id, name: 'Zones' },
      { id: second.id, name: 'Areas' },
    ]);
    expect((await academy.call(learner, 'GET', `/me/lessons/${id}`)).body.labCount).toBe(2);
    for (const moduleId of [id, course.id]) {
      const { body } = await academy.call(learner, 'GET', `/me/modules/${moduleId}/labs`);
      expect(body).toMatchObject([{ name: 'Zones', state: 'ready' }, { name: 'Areas' }]);
    }
    expect((await academy.call(learner, 'POST', `/me/labs/${first.id}/access`)).status).toBe(200);
    await save(id, { labIds: [second.id] });
    expect((await academy.call(learner, 'POST', `/me/labs/${first.id}/access`)).status).toBe(403);
    const strangers = await academy.call('helper', 'GET', `/me/modules/${id}/labs`);
    expect(strangers.status).toBe(403);
  });

  test('are those of its author', async () => {
    const { id } = await newLesson();
    const foreign = await addLab(academy, [], { name: 'Foreign', uniqueName: 'foreign' });
    const { version, content } = await read(id);
    const { status, body } = await put(id, version, { ...content, labIds: [foreign.id] });
    expect([status, body.fieldErrors]).toEqual([
      422,
      { 'content.labIds': 'Choose labs that you author.' },
    ]);
  });

  test('come back with an earlier version', async () => {
    const { id } = await newLesson();
    const lab = await ownLab('Earlier');
    await save(id, { labIds: [lab.id] });
    academy.clock.advance(20 * minutes);
    await save(id, { labIds: [] });
    const { body } = await academy.call('owner', 'GET', `/creator/me/lessons/${id}/versions/2`);
    expect(body).toMatchObject({ content: { labIds: [lab.id] }, labs: [{ name: 'Earlier' }] });
  });
});

describe('versions', () => {
  test('one sitting is one version; the first shows what was there before', async () => {
    const { id } = await newLesson({ description: '<p>Before</p>' });
    await save(id, { description: '<p>One</p>' });
    academy.clock.advance(2 * minutes);
    await save(id, { description: '<p>Two</p>' });
    academy.clock.advance(20 * minutes);
    await save(id, { description: '<p>Three</p>' });
    const versions = await versionsOf(id);
    expect(versions.map(({ number, by }) => [number, by?.name ?? null])).toEqual([
      [4, 'Owner Vega'],
      [3, 'Owner Vega'],
      [1, null],
    ]);
    const first = await academy.call('owner', 'GET', `/creator/me/lessons/${id}/versions/1`);
    expect(first.body.content.description).toBe('<p>Before</p>');
    await save(id, first.body.content);
    expect((await read(id)).content.description).toBe('<p>Before</p>');
  });

  test('only the last fifty are kept', async () => {
    const { id } = await newLesson();
    for (let turn = 0; turn < 52; turn += 1) {
      academy.clock.advance(11 * minutes);
      await save(id, { xpPoints: turn });
    }
    const versions = await versionsOf(id);
    expect([versions.length, versions[0]?.number, versions.at(-1)?.number]).toEqual([50, 53, 4]);
    const gone = await academy.call('owner', 'GET', `/creator/me/lessons/${id}/versions/1`);
    expect(gone.status).toBe(404);
  });
});
