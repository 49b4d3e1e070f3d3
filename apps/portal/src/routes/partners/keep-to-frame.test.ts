import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test, vi } from 'vitest';
import { keepToFrame } from './keep-to-frame.ts';

test('other pages than those for frames open in a tab', async () => {
  const open = vi.fn();
  vi.stubGlobal('window', { open });
  vi.stubGlobal('document', {});
  const history = createMemoryHistory({ initialEntries: ['/embed/lesson/16'] });
  keepToFrame(history);
  keepToFrame(history);
  history.push('/embed/lesson/17');
  await expect.poll(() => history.location.pathname).toBe('/embed/lesson/17');
  history.push('/home?from=frame');
  await expect.poll(() => open.mock.calls).toEqual([['/home?from=frame', '_blank', 'noopener']]);
  expect(history.location.pathname).toBe('/embed/lesson/17');
  vi.unstubAllGlobals();
});
