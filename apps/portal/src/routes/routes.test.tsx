import { expect, test } from 'vitest';
import { learnerVisits, visitorVisits } from '../../e2e/support/visits.ts';
import { addFurtherRoutes, router } from '../app/router.tsx';
import { documentedRoutes, fillSample } from '../testing/documented-routes.fixture.ts';
import { adminApp } from './admin/admin.app.ts';
import { creatorApp } from './creator/creator.app.ts';
import { mountRoutes } from './shared/mount-routes.ts';

const firstPaths = Object.keys(router.routesByPath);
await addFurtherRoutes();
mountRoutes(router, '/creator', creatorApp);
mountRoutes(router, '/admin', adminApp);

/** Outside the shell, with a guard of its own. */
const guardedAlone = ['/frames/$key/$lessonId'];

test('every page but those of visitors is behind the session', () => {
  const paths = Object.entries(router.routesByPath);
  expect(paths.length).toBeGreaterThan(20);
  const unguarded = paths
    .filter(([, route]) => !route.id.startsWith('/protected'))
    .map(([path]) => path);
  expect(unguarded.filter((path) => path !== '/').sort()).toEqual(
    [...Object.keys(visitorVisits), ...guardedAlone].sort(),
  );
});

test('every page has a place in the visits, where a journey looks at it for faults', () => {
  const visited = Object.keys({ ...visitorVisits, ...learnerVisits });
  expect(visited.sort()).toEqual(Object.keys(router.routesByPath).sort());
});

const somewhere = {
  kind: 'courses',
  product: 'a',
  section: 1,
  lesson: 2,
  homework: 3,
  homeworkSubmission: 4,
  quiz: 5,
  quizSubmission: 6,
};

const patterns = Object.keys(router.routesByPath).map(
  (path) => new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`),
);
const hasPage = (address: string) => patterns.some((pattern) => pattern.test(address));

test.each(documentedRoutes)('$route of the specification has a page', ({ sample }) => {
  expect(hasPage(fillSample(sample, somewhere))).toBe(true);
});

test('an address that no one named has none', () => {
  expect(hasPage('/nowhere/at/all')).toBe(false);
});

test('the first load has the routes of the pages that people open first', () => {
  expect(firstPaths).toEqual(expect.arrayContaining(['/', '/courses/$uniqueName', '/login']));
  expect(firstPaths).not.toContain('/billing');
});
