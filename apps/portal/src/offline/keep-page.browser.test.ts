import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
} from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { keepPage } from './keep-page.ts';

const Page = () => null;

/** A portal at a lesson; the code of the notes comes, that of the quiz does not. */
function openLesson() {
  const network = { isLost: true };
  const onKept = vi.fn();
  const root = createRootRoute();
  const page = (path: string, load: () => Promise<{ Page: typeof Page }>) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: lazyRouteComponent(load, 'Page'),
    });
  const here = async () => ({ Page });
  const gone = () => Promise.reject(new Error('This code did not arrive.'));
  const router = createRouter({
    routeTree: root.addChildren([page('/lesson', here), page('/notes', here), page('/quiz', gone)]),
    history: createMemoryHistory({ initialEntries: ['/lesson'] }),
  });
  const release = keepPage(router, { isLost: () => network.isLost, onKept });
  return { network, onKept, history: router.history, release };
}

test('out of reach, the page stays where the code of the next one does not come', async () => {
  const { history, onKept } = openLesson();
  history.push('/quiz');
  await expect.poll(() => onKept.mock.calls.length).toBe(1);
  expect(history.location.pathname).toBe('/lesson');
  history.push('/notes');
  await expect.poll(() => history.location.pathname).toBe('/notes');
  expect(onKept).toHaveBeenCalledOnce();
});

test('within reach, and once it has stopped, nothing is kept', async () => {
  const { history, network, onKept, release } = openLesson();
  network.isLost = false;
  history.push('/quiz');
  await expect.poll(() => history.location.pathname).toBe('/quiz');
  history.push('/lesson');
  await expect.poll(() => history.location.pathname).toBe('/lesson');
  network.isLost = true;
  release();
  history.push('/quiz');
  await expect.poll(() => history.location.pathname).toBe('/quiz');
  expect(onKept).not.toHaveBeenCalled();
});
