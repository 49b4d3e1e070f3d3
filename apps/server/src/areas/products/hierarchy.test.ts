import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { races } from '../../testing/races.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse, addProgram } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(() => academy.close());

test('the hierarchy of a program goes down to its lessons, without drafts of other authors', async () => {
  const ownerId = await addPerson(academy, 'owner', { roles: ['mentor'] });
  const other = await addPerson(academy, 'other', { roles: ['mentor'] });
  const course = await addCourse(academy, { name: 'Own', ownerId, lessons: 3, sectionSize: 2 });
  const draft = await addCourse(academy, { name: 'Draft', ownerId: other, isPublic: false });
  const program = await addProgram(academy, [course, draft], { name: 'Whole', ownerId });
  const read = (person: string, id: number) =>
    academy.call(person, 'GET', `/creator/me/modules/${id}/hierarchy`);
  const { status, body } = await read('owner', program.id);
  expect(status).toBe(200);
  const [first, second, third] = course.lessons.map(({ id }) => id);
  expect(body).toMatchObject({
    ...{ id: program.id, name: 'Whole', type: 1, sections: [] },
    products: [
      {
        ...{ id: course.id, name: 'Own', type: 2, isPublic: true },
        sections: [{ lessons: [{ id: first }, { id: second }] }, { lessons: [{ id: third }] }],
      },
      { id: draft.id, name: 'Draft', isPublic: false, sections: [] },
    ],
  });
  const own = await read('owner', course.id);
  expect(own.body).toMatchObject({ id: course.id, products: [], sections: [{}, {}] });
  expect((await read('other', program.id)).status).toBe(404);
});

describe('the order', () => {
  const pathOf = (id: number) => `/creator/me/modules/${id}/hierarchy`;
  const read = async (id: number): Promise<Schema<'ModuleHierarchy'>> =>
    (await academy.call('author', 'GET', pathOf(id))).body;
  const put = (id: number, tree: object, person = 'author') =>
    academy.call(person, 'PUT', pathOf(id), tree);
  let authorId: number;
  beforeAll(async () => {
    authorId = await addPerson(academy, 'author', { roles: ['mentor'] });
    await addPerson(academy, 'reader', { roles: ['mentor'] });
  });
  async function addOwn() {
    const course = await addCourse(academy, { ownerId: authorId, sectionSize: 2, lessons: 3 });
    await academy.call('author', 'PATCH', `/creator/me/modules/${course.id}/children`, {
      version: 0,
      change: { kind: 'hide', ids: [course.lessons[2]?.id] },
    });
    return course;
  }

  test('of sections and lessons is what the tree says, hidden lessons too', async () => {
    const { id, lessons } = await addOwn();
    const tree = await read(id);
    const [first, second] = tree.sections;
    if (!first || !second) throw new Error('The course has two sections.');
    expect(second.lessons).toMatchObject([{ id: lessons[2]?.id, isHidden: true }]);
    const [one, two] = first.lessons;
    const sections = [
      { ...second, lessons: [one, ...second.lessons] },
      { ...first, lessons: [two] },
    ];
    const { status, body } = await put(id, { ...tree, sections });
    expect([status, body]).toEqual([200, { ...tree, version: tree.version + 1, sections }]);
    expect(await read(id)).toEqual(body);
    const late = await put(id, tree);
    expect([late.status, late.body.syllabus]).toMatchObject([
      409,
      { version: body.version, sections: [{ id: second.id }, { id: first.id }] },
    ]);
    const ids = tree.sections.map((section) => ({
      id: section.id,
      lessons: section.lessons.map((lesson) => ({ id: lesson.id })),
    }));
    const back = await put(id, { version: body.version, sections: ids, products: [] });
    expect(back.body.sections).toEqual(tree.sections);
  });

  test('of products is what the tree says', async () => {
    const [one, other] = [await addOwn(), await addOwn()];
    const program = await addProgram(academy, [one, other], { ownerId: authorId });
    const tree = await read(program.id);
    const products = [...tree.products].reverse();
    const { status, body } = await put(program.id, { ...tree, products });
    expect([status, body]).toEqual([200, { ...tree, version: tree.version + 1, products }]);
    const late = await put(program.id, { ...tree, products: [] });
    expect([late.status, late.body.current.version]).toEqual([409, body.version]);
    const [first, ...rest] = body.products;
    const turned = { ...first, sections: [...first.sections].reverse() };
    const held = await put(program.id, { ...body, products: [turned, ...rest] });
    expect([held.status, held.body.message]).toEqual([
      422,
      `The sections of the product with the id ${first.id} are put in order there.`,
    ]);
  });

  test('names every part once and changes nothing else', async () => {
    const { id } = await addOwn();
    const tree = await read(id);
    const [first, second] = tree.sections;
    const name = second?.lessons[0]?.name;
    const lessonId = second?.lessons[0]?.id;
    const foreign = await addCourse(academy, { name: 'Elsewhere' });
    const refused = [
      [{ sections: [first] }, `The tree lacks the section ${second?.name} (${second?.id}).`],
      [{ sections: [first, { ...second, lessons: [] }] }, `lacks the lesson ${name} (${lessonId})`],
      [{ sections: [first, second, second] }, `id ${second?.id} is in the tree twice`],
      [
        {
          sections: [first, { ...second, lessons: foreign.lessons.map((one) => ({ id: one.id })) }],
        },
        `This product has no lesson with the id ${foreign.lessons[0]?.id}.`,
      ],
      [
        { sections: [first, { ...second, name: 'New' }] },
        `The section with the id ${second?.id} is named ${second?.name}.`,
      ],
      [{ products: [{ id: foreign.id }] }, `This product has no product with the id ${foreign.id}`],
    ] as const;
    for (const [change, message] of refused) {
      const { status, body } = await put(id, { ...tree, ...change });
      expect([status, body.message]).toEqual([422, expect.stringContaining(message)]);
    }
    expect((await put(id, { sections: [], products: [] })).body.fieldErrors).toHaveProperty(
      'version',
    );
    expect((await put(id, tree, 'reader')).status).toBe(404);
    expect(await read(id)).toEqual(tree);
  });

  test('of two people who move at once, one is told', async () => {
    const course = await addOwn();
    const program = await addProgram(academy, [course, await addOwn()], { ownerId: authorId });
    for (let round = 0; round < races; round += 1)
      for (const id of [course.id, program.id]) {
        const tree = await read(id);
        const turned = {
          ...tree,
          sections: [...tree.sections].reverse(),
          products: [...tree.products].reverse(),
        };
        const both = await Promise.all([put(id, turned), put(id, turned)]);
        expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
        expect(await read(id)).toEqual({ ...turned, version: tree.version + 1 });
      }
  });
});
