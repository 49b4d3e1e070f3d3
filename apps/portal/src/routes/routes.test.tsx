import { expect, test } from 'vitest';
import { router } from '../app/router.tsx';

const open = ['/login', '/zte', '/zte/signup', '/zte/$', '/confirm_email', '/verify/$code'];

test('every page but those of visitors is behind the session', () => {
  const paths = Object.entries(router.routesByPath);
  expect(paths.length).toBeGreaterThan(20);
  const unguarded = paths
    .filter(([, route]) => !route.id.startsWith('/protected'))
    .map(([path]) => path);
  expect(unguarded.filter((path) => path !== '/').sort()).toEqual([...open].sort());
});
