import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { download } from './download.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('a[download]')];

test('the link is clicked at once and removed 1000 ms later', () => {
  const onClick = vi.fn((event: Event) => event.preventDefault());
  addEventListener('click', onClick);
  download(new Blob(['notes']), 'notes.pdf');
  expect(onClick).toHaveBeenCalledOnce();
  expect(links().map(({ download: name }) => name)).toEqual(['notes.pdf']);
  vi.advanceTimersByTime(999);
  expect(links()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(links()).toHaveLength(0);
  removeEventListener('click', onClick);
});
