import { expect, test } from 'vitest';
import { outlineFixture as outline, sectionFixture as section } from '../outline.fixture.ts';
import { outlineMessages } from '../outline.messages.ts';
import { toHops } from '../outline.rules.ts';
import { toGuestHop, withLocksOf } from './course-outline.rules.ts';

test('lessons are locked as the place says, and a section while all of its lessons are', () => {
  const { sections, lock } = withLocksOf(outline, {
    opens: ({ id, isLocked }) => !isLocked || id === 10,
    hasCourse: false,
  });
  expect(
    sections.map(({ isLocked, lessons }) => [isLocked, lessons.map((one) => one.isLocked)]),
  ).toEqual([
    [false, [false, false, true]],
    [false, [false]],
  ]);
  expect(lock).toBeNull();
  const closed = withLocksOf(outline, { opens: () => false, hasCourse: true });
  expect(closed.sections[0]?.isLocked).toBe(true);
  expect(closed.lock).toEqual(outline.lock);
});

test('locked lessons and homework come with the course, and none is sold by itself', () => {
  const lessons = section.lessons.map((one) => ({ ...one, isForSale: true as const }));
  const hops = toHops({ ...section, lessons }, outlineMessages);
  const shown = hops.map((hop) => toGuestHop(hop, 'with the full course'));
  expect(shown.map(({ part, state, meta }) => [part, state, meta])).toEqual([
    ['lesson', 'done', '11:42'],
    ['lesson', 'open', '21:30'],
    ['quiz', 'open', '6 questions'],
    ['lesson', 'locked', 'with the full course'],
    ['homework', 'locked', 'with the full course'],
  ]);
  expect(shown.filter(({ state, isForSale }) => state === 'locked' && isForSale)).toEqual([]);
});
