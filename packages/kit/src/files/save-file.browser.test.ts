import { afterEach, expect, test, vi } from 'vitest';
import { saveFile } from './save-file.ts';

afterEach(() => vi.useRealTimers());

test('the link of a download is there for a second after its click', async () => {
  vi.useFakeTimers();
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const links = () => document.querySelectorAll<HTMLAnchorElement>('a[download="notes.txt"]');
  saveFile(new Blob(['text']), 'notes.txt');
  expect(click).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(999);
  expect(links()).toHaveLength(1);
  expect(await (await fetch(String(links()[0]?.href))).text()).toBe('text');
  vi.advanceTimersByTime(1);
  expect(links()).toHaveLength(0);
});
