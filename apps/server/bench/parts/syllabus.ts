import { sql } from 'kysely';
import type { TestApp } from '../../src/testing/test-app.ts';
import { addCourse } from '../../src/testing/world/courses.ts';
import { addPerson } from '../../src/testing/world/people.ts';
import { openBenchApp } from '../support/bench-app.ts';
import { type Figure, withUnit } from '../support/figure.ts';

const lessons = 2000;
const mostMs = 1000;
const rounds = 10;

/** Opening and reordering a product with 2,000 lessons in 100 sections, as its author does. */
export async function measureSyllabus(): Promise<Figure[]> {
  const academy = await openBenchApp();
  try {
    const ownerId = await addPerson(academy, 'owner', { roles: ['mentor'] });
    const course = await addCourse(academy, { ownerId, lessons: [] });
    await fill(academy, course.id);
    const path = `/creator/me/modules/${course.id}/children`;
    const opening: number[] = [];
    const moving: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { body, ms } = await timed(() => academy.call('owner', 'GET', path));
      opening.push(ms);
      const [first, ...others] = body.sections;
      const change = {
        kind: 'moveLessons',
        ids: [others.at(-1).lessons[0].id],
        sectionId: first.id,
        beforeId: first.lessons[0]?.id ?? null,
      };
      const { version } = body;
      const moved = await timed(() => academy.call('owner', 'PATCH', path, { version, change }));
      if (moved.status !== 200) throw new Error(JSON.stringify(moved.body));
      moving.push(moved.ms);
    }
    return [figure('opening', opening), figure('moving a lesson to the front of', moving)];
  } finally {
    await academy.close();
  }
}

function figure(what: string, all: readonly number[]): Figure {
  const slowest = Math.max(...all);
  return {
    name: `${what} a syllabus of ${lessons} lessons, slowest of ${rounds}`,
    measured: withUnit(slowest, 'ms'),
    budget: `≤ ${mostMs} ms`,
    isMet: slowest <= mostMs,
  };
}

async function timed(call: () => ReturnType<TestApp['call']>) {
  const begin = performance.now();
  const { status, body } = await call();
  return { status, body, ms: performance.now() - begin };
}

/** 99 more sections, and all lessons in turn. */
async function fill({ db }: TestApp, productId: number): Promise<void> {
  await sql`
    with section as (
      insert into module (type, name, unique_name, url, is_public)
      select 5, 'Section ' || n, 'bench-section-' || n, 'bench-section-' || n, true from generate_series(2, 100) n
      returning id
    ) insert into module_child (parent_id, child_id, position)
    select ${productId}, id, 1 + row_number() over (order by id) from section`.execute(db);
  await sql`
    with place as (
      select child_id as section_id, position from module_child where parent_id = ${productId}
    ), added as (
      insert into module (type, name, unique_name, url, is_public, description)
      select 4, 'Lesson ' || n, 'bench-lesson-' || n, 'bench-lesson-' || n, true, repeat('<p>Text</p>', 200)
      from generate_series(1, ${lessons}) n returning id
    ), numbered as (
      select id, (row_number() over (order by id))::int as n from added
    ), placed as (
      insert into module_child (parent_id, child_id, position)
      select place.section_id, id, n from numbered join place on place.position = (n - 1) / ${lessons / 100} + 1
      returning parent_id, child_id, position
    ) insert into lesson (module_id, product_id, section_id, ordinal, duration, xp_points)
    select child_id, ${productId}, parent_id, position, 600, 10 from placed`.execute(db);
}
