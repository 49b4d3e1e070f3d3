import { expect, test } from 'vitest';
import { courseAround, placeAt } from './lesson-place.rules.ts';

const product = { id: 3, name: 'OSPF', uniqueName: 'ospf', type: 2 as const };
const neighbour = (id: number) => ({
  lesson: { id: 8, name: 'Areas', sectionId: 2, product: { ...product, id } },
  isLocked: true,
});

test('a lesson has a course around it where another lesson of that course is next to it', () => {
  const alone = { product, previous: null, next: null };
  expect(courseAround(alone)).toBeUndefined();
  expect(courseAround({ ...alone, next: neighbour(4) })).toBeUndefined();
  expect(courseAround({ ...alone, next: neighbour(3) })).toBe(product);
  expect(courseAround({ ...alone, previous: neighbour(3) })).toBe(product);
});

test.each([
  ['/courses/ospf/sections/2/lessons/7', { lessonId: 7, part: 'lesson' }],
  ['/courses/ospf/sections/2/lessons/7/quiz', { lessonId: 7, part: 'quiz' }],
  ['/courses/ospf/sections/2/lessons/7/homework', undefined],
  ['/courses/ospf/sections/2/lessons/7?nav=notes', undefined],
  ['/courses/ospf/sections/2/lessons/8', undefined],
  ['/courses/ospf/sections/2/lessons/9', undefined],
  ['/courses/ospf', undefined],
])('%s shows %o in the frame', (path, place) => {
  const lessons = [
    { id: 7, isLocked: false },
    { id: 8, isLocked: true },
  ];
  expect(placeAt(path, lessons, ({ isLocked }) => !isLocked)).toEqual(place);
});
