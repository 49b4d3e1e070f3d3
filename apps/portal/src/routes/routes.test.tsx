import { expect, test } from 'vitest';
import { router } from '../app/router.tsx';
import { documentedRoutes, fillSample } from '../testing/documented-routes.fixture.ts';

const open = ['/login', '/zte/signup', '/zte/$', '/confirm_email', '/verify/$code'];

test('every page but those of visitors is behind the session', () => {
  const paths = Object.entries(router.routesByPath);
  expect(paths.length).toBeGreaterThan(20);
  const unguarded = paths
    .filter(([, route]) => !route.id.startsWith('/protected'))
    .map(([path]) => path);
  expect(unguarded.filter((path) => path !== '/').sort()).toEqual([...open].sort());
});

const somewhere = {
  ...{ kind: 'courses', product: 'a', section: 1, lesson: 2 },
  ...{ homework: 3, homeworkSubmission: 4, quiz: 5, quizSubmission: 6 },
};

test.each(documentedRoutes)('$route of the specification has a page', ({ sample }) => {
  const { foundRoute } = router.getMatchedRoutes(fillSample(sample, somewhere));
  expect(foundRoute?.fullPath).toBeDefined();
});

test('an address that nobody named has none', () => {
  expect(router.getMatchedRoutes('/nowhere/at/all').foundRoute?.fullPath).toBeUndefined();
});
