import { afterAll, beforeAll, expect, test } from 'vitest';
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
