import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openLesson } from '../lesson-player.harness.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

async function openTranscript(startAt = 0) {
  const page = await openLesson({}, { startAt });
  await userEvent.click(screen.getByRole('tab', { name: 'Transcript' }));
  const search = await screen.findByLabelText('Search the transcript');
  const list = page.container.querySelector('ol.ul-transcript__list');
  if (!(list instanceof HTMLElement)) throw new Error('There is no list of lines.');
  return { ...page, search, list, lines: within(list) };
}

test('a search leaves the lines that say it, and marks the words', async () => {
  const { search, lines } = await openTranscript();
  expect(lines.getAllByRole('listitem')).toHaveLength(12);
  await userEvent.type(search, 'syn again');
  expect(lines.getAllByRole('listitem')).toHaveLength(1);
  expect(lines.getByText('SYN')).toHaveProperty('tagName', 'MARK');
  await userEvent.clear(search);
  await userEvent.type(search, 'bgp');
  expect(screen.getByText('No matches for "bgp"')).toBeVisible();
});

test('a line leads to its second, every time', async () => {
  const { video, lines } = await openTranscript();
  const line = lines.getByRole('button', { name: /ACK: I heard you too/ });
  await userEvent.click(line);
  await waitFor(() => expect(video.currentTime).toBe(24));
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(video.currentTime).toBe(0));
  await userEvent.click(line);
  await waitFor(() => expect(video.currentTime).toBe(24));
});

test('the spoken line stays in sight until someone scrolls, and again after "Back to now"', async () => {
  const { list, lines, video } = await openTranscript();
  list.style.maxHeight = '120px';
  video.currentTime = 44;
  await waitFor(() => expect(list.scrollTop).toBeGreaterThan(100));
  expect(lines.getByRole('listitem', { current: true }).textContent).toMatch(/A reset at once/);
  fireEvent.wheel(list);
  expect(screen.getByRole('switch', { name: 'Follow the video' })).not.toBeChecked();
  list.scrollTop = 0;
  video.currentTime = 40;
  await waitFor(() =>
    expect(lines.getByRole('listitem', { current: true }).textContent).toMatch(/SYN again/),
  );
  expect(list.scrollTop).toBe(0);
  screen.getByRole('button', { name: 'Back to now' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(list.scrollTop).toBeGreaterThan(100));
  expect(screen.getByRole('switch', { name: 'Follow the video' })).toBeChecked();
});

test('it can be copied whole', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await openTranscript();
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied')).toBeVisible();
  expect(write.mock.calls[0]?.[0]).toMatch(/^00:00 {2}The server listens on port 443\.\n00:04/);
  write.mockRestore();
});

test('it can be downloaded under the name of the lesson', async () => {
  await openTranscript();
  let name = '';
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    name = this.download;
  });
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(name).toBe('the-three-way-handshake.txt');
  click.mockRestore();
});
