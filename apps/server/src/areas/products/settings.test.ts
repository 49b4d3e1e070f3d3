import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ListeningApp } from '../../testing/test-app.ts';
import { addCourse, addProgram, type Course } from '../../testing/world/courses.ts';
import { createListeningWorld } from '../../testing/world/create-world.ts';
import { give, learn } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { TEST_PNG } from '../../testing/world/pictures.ts';
import { FORM_ERRORS } from './authoring/publication.service.ts';

let academy: ListeningApp;
let owner: number;
let colleague: number;
let count = 0;
beforeAll(async () => {
  academy = await createListeningWorld();
  owner = await addPerson(academy, 'owner', { roles: ['mentor'] });
  colleague = await addPerson(academy, 'colleague', { roles: ['mentor'] });
  await addPeople(academy, 'learner');
});
afterAll(() => academy.close());

async function addOwn(): Promise<Course> {
  count += 1;
  return addCourse(academy, {
    name: `Course ${count}`,
    uniqueName: `own-${count}`,
    ownerId: owner,
  });
}
const pathOf = (id: number) => `/creator/me/modules/${id}/settings`;
const read = async (id: number) => (await academy.call('owner', 'GET', pathOf(id))).body;
const change = (id: number, body: object, { person = 'owner', type = 2 } = {}) =>
  academy.call(person, 'PATCH', `${pathOf(id)}?type=${type}`, body);

describe('the settings', () => {
  test('are stored step by step, each change counted', async () => {
    const { id } = await addOwn();
    const { version } = await read(id);
    const basics = {
      name: 'OSPF',
      url: 'ospf',
      alias: 'OSPF-1',
      shortDescription: 'Areas.',
      level: 3,
      timeline: 2,
      partTimeEducationDuration: 6 * 86_400,
      fullTimeEducationDuration: null,
      discussion: false,
      numeration: false,
      certificate: true,
      notClickable: false,
      applyForm: 'https://forms.example/a',
      onboardingForm: null,
      whatYouLearn: ['Areas'],
    };
    const first = await change(id, { version, ...basics });
    expect([first.status, first.body]).toEqual([
      200,
      expect.objectContaining({ ...basics, version: version + 1 }),
    ]);
    const terms = { title: 'Agreement', body: 'Be kind.' };
    await change(id, { version: version + 1, terms });
    await change(id, { version: version + 2, checklist: ['Install it', 'Open it'] });
    const tabs = [
      { type: 0, title: 'Read me', html: '<p>Hi<script>x</script></p>', itemId: null },
      { type: 1, title: 'Lessons', html: '', itemId: null },
    ];
    await change(id, { version: version + 3, tabs });
    expect(await read(id)).toMatchObject({
      version: version + 4,
      terms,
      checklist: ['Install it', 'Open it'],
      tabs: [{ ...tabs[0], html: '<p>Hi</p>' }, tabs[1]],
    });
    const learned = (await academy.call('learner', 'GET', `/modules/${id}`)).body;
    expect(learned).toMatchObject({ name: 'OSPF', uniqueName: 'ospf', isSelfPaced: false });
  });

  test('are replaced as one form, on the version that was seen', async () => {
    const { id } = await addOwn();
    const { version } = await read(id);
    const form = {
      version,
      name: 'Whole',
      url: 'whole',
      alias: null,
      shortDescription: 'All of it.',
      level: 1,
      timeline: 1,
      partTimeEducationDuration: null,
      whatYouLearn: [],
      fullTimeEducationDuration: null,
      discussion: true,
      numeration: false,
      certificate: false,
      discussionRecipientIds: [owner],
      prerequisiteIds: [],
      applyForm: null,
      onboardingForm: null,
      notClickable: true,
    };
    const put = (body: object, person = 'owner') =>
      academy.call(person, 'PUT', `/creator/me/modules/${id}`, body);
    const { level: _, ...partial } = form;
    expect((await put(partial)).status).toBe(422);
    expect((await put(form, 'colleague')).status).toBe(404);
    const replaced = await put(form);
    expect([replaced.status, replaced.body]).toMatchObject([
      200,
      { name: 'Whole', url: 'whole', version: version + 1 },
    ]);
    expect(await read(id)).toMatchObject({ shortDescription: 'All of it.', certificate: false });
    expect((await put(form)).status).toBe(409);
    const plain = await put({ ...form, version: version + 1, applyForm: 'http://forms.example' });
    expect([plain.status, Object.keys(plain.body.fieldErrors)]).toEqual([422, ['applyForm']]);
    const unnamed = await put({ ...form, version: version + 1, name: ' ' });
    expect([unnamed.status, unnamed.body.message]).toEqual([422, FORM_ERRORS]);
  });

  test('show learners the tabs of their page, in order', async () => {
    const { id } = await addOwn();
    const { version } = await read(id);
    const tabs = [
      { type: 1, title: 'Lessons', html: '', itemId: null },
      { type: 0, title: 'Read me', html: '<p>Hi</p>', itemId: null },
      { type: 0, title: 'Not written yet', html: '', itemId: null },
    ];
    await change(id, { version, tabs });
    const { setup } = (await academy.call('learner', 'GET', `/me/modules/${id}/details`)).body;
    expect(setup.tabs).toEqual([
      { type: 1, title: 'Lessons', html: '', item: null },
      { type: 0, title: 'Read me', html: '<p>Hi</p>', item: null },
    ]);
  });

  test('of two authors are never overwritten', async () => {
    const { id } = await addOwn();
    const { version } = await read(id);
    const both = await Promise.all(['One', 'Two'].map((name) => change(id, { version, name })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const late = both.find(({ status }) => status === 409);
    expect(late?.body.current).toMatchObject({ version: version + 1, by: { id: owner } });
  });

  test('are those of a product of the type that the address names', async () => {
    const { id, name } = await addOwn();
    const { version } = await read(id);
    const { status, body } = await change(id, { version, level: 1 }, { type: 1 });
    const fault = `${name} is of type 2, not 1.`;
    expect([status, body.message, body.fieldErrors]).toEqual([422, fault, { type: fault }]);
    expect((await change(id, { version, level: 1 }, { type: 5 })).status).toBe(422);
    expect((await change(id, { version, level: 1 })).status).toBe(200);
  });

  test('that are estimated need a duration', async () => {
    const { id } = await addOwn();
    const { version } = await read(id);
    const { status, body } = await change(id, { version, timeline: 2 });
    expect([status, body.message]).toEqual([422, FORM_ERRORS]);
    expect(Object.keys(body.fieldErrors)).toEqual(['partTimeEducationDuration']);
  });

  test('refuse names that another product has', async () => {
    const [one, other] = [await addOwn(), await addOwn()];
    const { version } = await read(one.id);
    const { status, body } = await change(one.id, { version, url: other.uniqueName });
    expect([status, Object.keys(body.fieldErrors)]).toEqual([409, ['url']]);
    expect((await change(one.id, { version, url: one.uniqueName })).status).toBe(200);
  });
});

describe('people and products', () => {
  test('who has a permission works on the product, until it is taken back', async () => {
    const { id } = await addOwn();
    expect((await academy.call('colleague', 'GET', pathOf(id))).status).toBe(404);
    const give = async (permissions: object[]) =>
      change(id, { version: (await read(id)).version, permissions });
    await give([{ userId: colleague, permission: 'edit' }]);
    const { body } = await academy.call('colleague', 'GET', pathOf(id));
    const renamed = await change(
      id,
      { version: body.version, name: 'By both' },
      { person: 'colleague' },
    );
    expect(renamed.status).toBe(200);
    for (const rights of [{ permissions: [] }, { mentorIds: [colleague], name: 'Mine' }]) {
      const own = { version: renamed.body.version, ...rights };
      expect((await change(id, own, { person: 'colleague' })).status).toBe(403);
    }
    await give([]);
    expect((await academy.call('colleague', 'GET', pathOf(id))).status).toBe(404);
  });

  test('forms, first tasks and texts are on the page of those they are for', async () => {
    const course = await addOwn();
    const { id } = course;
    const set = async (body: object) => change(id, { version: (await read(id)).version, ...body });
    const forms = {
      applyForm: 'https://forms.example/apply',
      onboardingForm: 'https://forms.example/begin',
    };
    await set(forms);
    await set({ checklist: ['Install it', 'Open it'] });
    const text = { type: 0, title: 'For whom', html: '<p>Technicians</p>', itemId: null };
    await set({ tabs: [text] });
    const setupOf = async (person: string) =>
      (await academy.call(person, 'GET', `/me/modules/${id}/details`)).body.setup;
    const tabs = [{ type: 0, title: 'For whom', html: '<p>Technicians</p>', item: null }];
    await addPeople(academy, 'newcomer');
    expect(await setupOf('newcomer')).toEqual({
      applyForm: forms.applyForm,
      onboardingForm: null,
      checklist: [],
      tabs,
    });
    await give(academy, 'newcomer', course);
    expect(await setupOf('newcomer')).toEqual({
      applyForm: null,
      onboardingForm: forms.onboardingForm,
      tabs,
      checklist: ['Install it', 'Open it'],
    });
  });

  test('its sections are numbered unless that is switched off', async () => {
    const course = await addOwn();
    await learn(academy, 'learner', course);
    const places = [
      `/me/modules/${course.id}/outline`,
      `/me/lessons/${course.lessons[0]?.id}`,
      `/front/products/2/${course.uniqueName}`,
    ];
    const isNumbered = async () => {
      const found = places.map(async (url) => (await academy.call('learner', 'GET', url)).body);
      return (await Promise.all(found)).map((body) => body.isNumbered);
    };
    expect(await isNumbered()).toEqual([true, true, true]);
    const { version } = await read(course.id);
    await change(course.id, { version, numeration: false });
    expect(await isNumbered()).toEqual([false, false, false]);
  });

  test('its author reviews a new product, and names others who do', async () => {
    const made = await academy.call('owner', 'POST', '/creator/me/modules', {
      type: 2,
      name: 'Reviewed',
      url: 'reviewed',
      requestId: crypto.randomUUID(),
    });
    const { id } = made.body;
    const idsOf = async () => (await read(id)).mentors.map((one: { id: number }) => one.id);
    expect(await idsOf()).toEqual([owner]);
    const set = async (mentorIds: number[]) =>
      change(id, { version: (await read(id)).version, mentorIds });
    await set([colleague]);
    expect(await idsOf()).toEqual([colleague]);
    await set([owner, colleague]);
    expect(await idsOf()).toEqual([owner, colleague].toSorted((a, b) => a - b));
    const refused = await set([await academy.userId('learner')]);
    expect([refused.status, refused.body.fieldErrors]).toEqual([
      422,
      { mentorIds: 'Choose mentors.' },
    ]);
  });

  test('are mentors, and products that need no circle', async () => {
    const [one, other] = [await addOwn(), await addOwn()];
    const learner = await academy.userId('learner');
    const { version } = await read(one.id);
    const people = await change(one.id, {
      version,
      permissions: [{ userId: learner, permission: 'edit' }],
    });
    expect(people.status).toBe(422);
    const first = await change(one.id, { version, prerequisiteIds: [other.id] });
    expect(first.body.prerequisites).toEqual([expect.objectContaining({ id: other.id })]);
    const circle = await change(other.id, {
      version: (await read(other.id)).version,
      prerequisiteIds: [one.id],
    });
    expect([circle.status, Object.keys(circle.body.fieldErrors)]).toEqual([
      422,
      ['prerequisiteIds'],
    ]);
  });

  test('a tab shows a part of the program, and no other', async () => {
    const [inside, outside] = [await addOwn(), await addOwn()];
    const program = await addProgram(academy, [inside], { ownerId: owner });
    const { version } = await read(program.id);
    const tab = (itemId: number) => [{ type: 3, title: 'Course', html: '', itemId }];
    expect((await change(program.id, { version, tabs: tab(outside.id) }, { type: 1 })).status).toBe(
      422,
    );
    expect((await change(program.id, { version, tabs: tab(inside.id) }, { type: 1 })).status).toBe(
      200,
    );
  });
});

describe('a header image', () => {
  async function upload(person: string, bytes: Buffer): Promise<string> {
    const { body: form } = await academy.call(person, 'POST', '/uploads/parameters', {
      category: 'moduleImage',
      fileName: 'header.png',
      size: bytes.length,
    });
    const data = new FormData();
    for (const [name, value] of Object.entries<string>(form.fields)) data.append(name, value);
    data.append('file', new Blob([new Uint8Array(bytes)]), 'header.png');
    expect((await fetch(form.url, { method: 'POST', body: data })).status).toBe(201);
    return form.key;
  }

  test('is uploaded, shown to everybody, and taken away', async () => {
    const { id } = await addOwn();
    const { version } = await read(id);
    const headerImage = await upload('owner', TEST_PNG);
    const { body } = await change(id, { version, headerImage, overlay: true });
    const seen = await fetch(academy.base + body.headerImage);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/png']);
    await change(id, { version: version + 1, headerImage: null });
    expect((await fetch(academy.base + body.headerImage)).status).toBe(404);
  });

  test("is the author's own upload, and a picture", async () => {
    const { id } = await addOwn();
    const { version } = await read(id);
    for (const headerImage of [
      await upload('colleague', TEST_PNG),
      await upload('owner', Buffer.from('<html>')),
      'moduleImage/nothing.png',
    ]) {
      const { status, body } = await change(id, { version, headerImage });
      expect([status, Object.keys(body.fieldErrors)]).toEqual([422, ['headerImage']]);
    }
  });
});
