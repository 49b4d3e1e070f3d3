import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openLesson } from '../lesson-player.harness.tsx';
import { createVideo } from './video-element.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test.each([
  ['l', 20, 30],
  ['j', 20, 10],
  ['{ArrowRight}', 20, 25],
  ['{ArrowLeft}', 20, 15],
  ['{Shift>}{ArrowRight}{/Shift}', 20, 20.04],
  ['{Shift>}{ArrowLeft}{/Shift}', 20, 19.96],
  ['{Home}', 20, 0],
  ['0', 20, 0],
])('%s leads from second %d to %d', async (key, from, to) => {
  const { video } = await openLesson({}, { startAt: from });
  await userEvent.keyboard(key);
  await waitFor(() => expect(video.currentTime).toBeCloseTo(to, 2));
});

test('End and digits go by the length of the video', async () => {
  const { video } = await openLesson();
  await userEvent.keyboard('5');
  await waitFor(() => expect(video.currentTime).toBeCloseTo(video.duration / 2, 1));
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(video.currentTime).toBeCloseTo(video.duration, 1));
});

/** Presses a key the moment the player is in the page, before its effects have run. */
function pressWhenSeen(key: string) {
  const waiting = new MutationObserver(() => {
    if (!screen.queryByRole('button', { name: 'Play' })) return;
    waiting.disconnect();
    dispatchEvent(new KeyboardEvent('keydown', { key }));
  });
  waiting.observe(document.body, { childList: true, subtree: true });
}

test('a key is heard as soon as the player is seen', async () => {
  pressWhenSeen('5');
  const { video } = await openLesson();
  await waitFor(() => expect(video.currentTime).toBeCloseTo(video.duration / 2, 1));
});

test('a deep link does not undo a key that came first', async () => {
  pressWhenSeen('l');
  const { video } = await openLesson({}, { startAt: 20 });
  await waitFor(() => expect(video.currentTime).toBeCloseTo(30, 2));
});

test('before its file is known, a video steps from where it will start', () => {
  const video = createVideo({
    duration: 48,
    start: { at: 20, isResume: true },
    onTick: () => {},
    onStop: () => {},
  });
  const detach = video.attach(document.createElement('video'), document.createElement('section'));
  video.step(10);
  expect(video.getState().position).toBe(30);
  detach();
});

test('volume, sound, speed and captions go by keys', async () => {
  const { video } = await openLesson();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(video.volume).toBeCloseTo(0.9);
  await userEvent.keyboard('m');
  expect(video.muted).toBe(true);
  await userEvent.keyboard('{ArrowUp}');
  expect(video.muted).toBe(false);
  await userEvent.keyboard('>>');
  expect(video.playbackRate).toBe(1.5);
  await userEvent.keyboard('<');
  expect(video.playbackRate).toBe(1.25);
  const captions = screen.getByRole('button', { name: 'Captions' });
  expect(captions).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('c');
  expect(captions).toHaveAttribute('aria-pressed', 'false');
});

test.each(['k', ' '])('"%s" plays and stops', async (key) => {
  await openLesson();
  await userEvent.keyboard(key);
  await screen.findByRole('button', { name: 'Pause' });
  await userEvent.keyboard(key);
  await screen.findByRole('button', { name: 'Play' });
});

test('Space on a button presses that button only', async () => {
  const { video } = await openLesson();
  screen.getByRole('button', { name: 'Mute' }).focus();
  await userEvent.keyboard(' ');
  expect(video.muted).toBe(true);
  expect(video.paused).toBe(true);
});

test('a held Space plays twice as fast, and lets go where it was', async () => {
  const { video } = await openLesson();
  await userEvent.keyboard('{ >}');
  await waitFor(() => expect(video.playbackRate).toBe(2));
  expect(video.paused).toBe(false);
  await userEvent.keyboard('{/ }');
  await waitFor(() => expect(video.playbackRate).toBe(1));
  expect(video.paused).toBe(true);
});

test('keys sleep while someone types, and with a modifier', async () => {
  const { video } = await openLesson();
  const input = screen.getByLabelText('Something to type in');
  await userEvent.type(input, 'km 5>');
  expect(input).toHaveValue('km 5>');
  expect([video.paused, video.muted, video.currentTime, video.playbackRate]).toEqual([
    true,
    false,
    0,
    1,
  ]);
  input.blur();
  await userEvent.keyboard('{Control>}m{/Control}');
  expect(video.muted).toBe(false);
});

test('keys can be switched off: no letter does anything, and no button names one', async () => {
  const { video } = await openLesson();
  const mute = screen.getByRole('button', { name: 'Mute' });
  expect(mute).toHaveAttribute('aria-keyshortcuts', 'm');
  await userEvent.keyboard('?');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Use single-key shortcuts' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.keyboard('m?');
  expect(video.muted).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(mute).not.toHaveAttribute('aria-keyshortcuts');
});

test('F fills the screen and P takes the picture out of the page', async () => {
  const { video, container } = await openLesson();
  const frame = container.querySelector('.ul-video');
  const fill = vi.spyOn(frame as HTMLElement, 'requestFullscreen').mockResolvedValue();
  await userEvent.keyboard('f');
  expect(fill).toHaveBeenCalledOnce();
  const takeOut = vi
    .spyOn(video, 'requestPictureInPicture')
    .mockResolvedValue(new EventTarget() as never);
  await userEvent.keyboard('p');
  expect(takeOut).toHaveBeenCalledOnce();
});

test('every control that has a key tells it', async () => {
  await openLesson({}, { onNote: () => {} });
  const keys = Array.from(document.querySelectorAll('[aria-keyshortcuts]')).flatMap(
    (control) => control.getAttribute('aria-keyshortcuts')?.split(' ') ?? [],
  );
  expect(keys.sort()).toEqual(
    ['k', 'j', 'm', 'ArrowUp', 'ArrowDown', '<', '>', 'c', 'n', '?', 'p', 'f'].sort(),
  );
});

test('N takes a note at this second where the host wants notes; else the list has no N', async () => {
  const onNote = vi.fn();
  await openLesson({}, { startAt: 12, onNote });
  await userEvent.keyboard('n');
  expect(onNote).toHaveBeenCalledExactlyOnceWith(12);
  await userEvent.keyboard('?');
  await screen.findByText('Add a note at this moment');
  cleanup();
  await openLesson();
  await userEvent.keyboard('n?');
  await screen.findByText('This list');
  expect(screen.queryByText('Add a note at this moment')).toBeNull();
});

test('T opens the transcript', async () => {
  await openLesson();
  await userEvent.keyboard('t');
  expect(await screen.findByLabelText('Search the transcript')).toBeVisible();
});

test('the bar goes by its own keys and leaves the rest to the player', async () => {
  const { video } = await openLesson({}, { startAt: 10 });
  const bar = screen.getByRole('slider', { name: 'Position' });
  bar.focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(() => expect(video.currentTime).toBe(15));
  await userEvent.keyboard('{PageUp}');
  await waitFor(() => expect(video.currentTime).toBe(45));
  await userEvent.keyboard('m');
  expect(video.muted).toBe(true);
});
