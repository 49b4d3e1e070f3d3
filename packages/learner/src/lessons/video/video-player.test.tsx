import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { ModuleStatus } from '@uplink/api-client/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { lessonFixture } from '../lesson.fixture.ts';
import { openLesson } from '../lesson-player.harness.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const left = { watch: { position: 29, secondsWatched: 29 } };

test('a lesson left at 0:29 continues there, unless it is started over', async () => {
  const { video } = await openLesson(left);
  expect(video.currentTime).toBe(29);
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  await screen.findByRole('button', { name: 'Pause' });
  expect(video.currentTime).toBeLessThan(5);
  expect(screen.queryByText(/^Continues at/)).toBeNull();
});

test('a lesson left at 0:29 plays from there', async () => {
  const { video } = await openLesson(left);
  expect(screen.getByText('Continues at 00:29')).toBeVisible();
  await userEvent.keyboard('k');
  await screen.findByRole('button', { name: 'Pause' });
  expect(video.currentTime).toBeGreaterThanOrEqual(29);
});

test('a finished lesson starts at its beginning', async () => {
  const { video } = await openLesson({ ...left, status: ModuleStatus.done });
  expect(video.currentTime).toBe(0);
  expect(screen.queryByText(/^Continues at/)).toBeNull();
});

test('a deep link wins over where it was left, also later', async () => {
  const { video, change } = await openLesson(left, { startAt: 11 });
  expect(video.currentTime).toBe(11);
  change({ startAt: 17 });
  await waitFor(() => expect(video.currentTime).toBe(17));
  expect(screen.queryByText(/^Continues at/)).toBeNull();
});

test('what was watched is reported when it stops, in a call that outlives the page, and once', async () => {
  const { video, reports, unmount } = await openLesson();
  await userEvent.keyboard('k');
  await waitFor(() => expect(video.currentTime).toBeGreaterThan(1));
  await userEvent.keyboard('k');
  await waitFor(() => expect(reports).toHaveLength(1));
  const [report] = reports;
  expect(report?.isKeptAlive).toBe(true);
  expect(report?.body.secondsWatched).toBeGreaterThan(0.5);
  expect(report?.body.position).toBeCloseTo(video.currentTime, 0);
  unmount();
  dispatchEvent(new Event('pagehide'));
  expect(reports).toHaveLength(1);
});

test('a page left right after a move reports where it was moved to, before its picture came', async () => {
  const { reports } = await openLesson();
  fireEvent.keyDown(document.body, { key: '5' });
  dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(reports).toHaveLength(1));
  expect(reports[0]?.body).toMatchObject({ secondsWatched: 0 });
  expect(reports[0]?.body.position).toBeCloseTo(24, 0);
});

test('speed, volume and looks of the captions are found again in the next lesson', async () => {
  await openLesson();
  await userEvent.selectOptions(screen.getByLabelText('Speed'), '1.75×');
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(screen.getByRole('button', { name: 'Video settings' }));
  await userEvent.selectOptions(await screen.findByLabelText('Language'), 'Nederlands');
  await userEvent.selectOptions(screen.getByLabelText('Background'), 'None');
  cleanup();
  const { video } = await openLesson();
  expect(video.playbackRate).toBe(1.75);
  await userEvent.click(screen.getByRole('button', { name: 'Video settings' }));
  expect(await screen.findByLabelText('Language')).toHaveDisplayValue('Nederlands');
  expect(screen.getByLabelText('Background')).toHaveDisplayValue('None');
});

test('another quality goes on at the same second, and is kept for the next lesson', async () => {
  const source = lessonFixture.video;
  if (!source) throw new Error('The lesson has a video.');
  const small = `${source.url}#360`;
  const withRendition = { video: { ...source, renditions: [{ side: 360, url: small }] } };
  const { video } = await openLesson(withRendition, { startAt: 11 });
  expect(video.src).not.toContain('#360');
  await userEvent.keyboard('k');
  await waitFor(() => expect(video.currentTime).toBeGreaterThan(11));
  await userEvent.click(screen.getByRole('button', { name: 'Video settings' }));
  await userEvent.selectOptions(await screen.findByLabelText('Quality'), '360p');
  await waitFor(() => expect(video.src).toContain('#360'));
  await waitFor(() => expect(video.paused).toBe(false));
  await waitFor(() => expect(video.currentTime).toBeGreaterThan(11));
  cleanup();
  expect((await openLesson(withRendition)).video.src).toContain('#360');
});

test('nothing readable in the storage is no harm', async () => {
  localStorage.setItem('uplink.video', '{"speed":');
  const { video } = await openLesson();
  expect(video.playbackRate).toBe(1);
});

test('the clock swaps passed and left', async () => {
  await openLesson({}, { startAt: 8 });
  await userEvent.click(screen.getByRole('button', { name: /Show time left/ }));
  expect(screen.getByRole('button', { name: /^-00:40.*Show time elapsed/ })).toBeVisible();
});

test('pointing at the bar shows the second and its chapter', async () => {
  await openLesson();
  const bar = screen.getByRole('slider', { name: 'Position' });
  await waitFor(() => expect(bar.querySelectorAll('.ul-video__mark')).toHaveLength(5));
  await userEvent.hover(bar);
  expect(await screen.findByText('ACK')).toBeVisible();
});

const preview = () => document.querySelector('.ul-video__preview')?.getBoundingClientRect();
const picture = () => document.querySelector<HTMLElement>('.ul-video__picture > span')?.style;

test('the bar shows the picture of the pointed or focused second, and reads none before', async () => {
  // Without isolation the page may have loaded hundreds of modules: a full buffer notes nothing more.
  performance.setResourceTimingBufferSize(10_000);
  // An address of its own: the pictures of the test before may still be on their way.
  const { video = null } = lessonFixture;
  const isRead = () =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('?read-late'));
  const thumbnails = `${video?.thumbnails}?read-late`;
  await openLesson({ video: video && { ...video, thumbnails } }, { startAt: 30 });
  const bar = screen.getByRole('slider', { name: 'Position' });
  await waitFor(() => expect(bar.querySelectorAll('.ul-video__mark')).toHaveLength(5));
  expect(isRead()).toBe(false);
  await userEvent.hover(bar);
  const { width, height } = preview() ?? {};
  await waitFor(() => expect(picture()?.backgroundImage).toContain('tcp-handshake.thumbnails.jpg'));
  expect(picture()?.backgroundPosition).toBe('-320px -90px');
  expect(preview()).toMatchObject({ width, height });
  await waitFor(() => expect(isRead()).toBe(true));

  await userEvent.unhover(bar);
  await waitFor(() => expect(picture()).toBeUndefined());
  while (document.activeElement !== bar) await userEvent.tab();
  await waitFor(() => expect(picture()?.backgroundPosition).toBe('-480px -90px'));
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(picture()?.backgroundPosition).toBe('-480px -180px'));
});

test('a finger on the bar shows the picture of where it is, inside the frame to the very end', async () => {
  const { container } = await openLesson();
  const bar = screen.getByRole('slider', { name: 'Position' });
  bar.setPointerCapture = () => {};
  const { left, right } = bar.getBoundingClientRect();
  fireEvent(bar, touch('pointerdown', left));
  await waitFor(() => expect(picture()?.backgroundPosition).toBe('0px 0px'));
  const frame = container.querySelector('.ul-video')?.getBoundingClientRect();
  expect(preview()?.left).toBeGreaterThanOrEqual(frame?.left ?? Number.NaN);
  fireEvent(bar, touch('pointermove', right));
  await waitFor(() => expect(picture()?.backgroundPosition).toBe('-480px -180px'));
  expect(preview()?.right).toBeLessThanOrEqual(frame?.right ?? Number.NaN);
  fireEvent(bar, touch('pointerout', right));
  await waitFor(() => expect(picture()).toBeUndefined());
});

test.each([
  ['without pictures', null],
  ['whose pictures are gone', '/nowhere.vtt'],
])('a video %s shows time and chapter as before', async (_name, thumbnails) => {
  const { video = null } = lessonFixture;
  await openLesson({ video: video && { ...video, thumbnails } });
  await userEvent.hover(screen.getByRole('slider', { name: 'Position' }));
  expect(await screen.findByText('ACK')).toBeVisible();
  expect(picture()).toBeUndefined();
});

const touch = (type: string, x: number) =>
  new PointerEvent(type, { bubbles: true, button: 0, pointerType: 'touch', clientX: x });

test('a double tap at a side goes ten seconds; one tap shows or hides the controls', async () => {
  const { video, container } = await openLesson({}, { startAt: 20 });
  const frame = container.querySelector('.ul-video');
  const picture = video.getBoundingClientRect();
  const tap = (x: number) => {
    fireEvent(video, touch('pointerdown', x));
    fireEvent(video, touch('pointerup', x));
  };
  tap(picture.right - 10);
  tap(picture.right - 10);
  await waitFor(() => expect(video.currentTime).toBe(30));
  tap(picture.left + 10);
  tap(picture.left + 10);
  await waitFor(() => expect(video.currentTime).toBe(20));

  await userEvent.keyboard('k');
  await screen.findByRole('button', { name: 'Pause' });
  expect(frame).toHaveAttribute('data-chrome', 'shown');
  tap(picture.left + 10);
  await waitFor(() => expect(frame).toHaveAttribute('data-chrome', 'hidden'));
  tap(picture.left + 10);
  await waitFor(() => expect(frame).toHaveAttribute('data-chrome', 'shown'));
});

test('a held picture plays twice as fast until it is let go', async () => {
  const { video } = await openLesson();
  fireEvent(video, touch('pointerdown', 100));
  await waitFor(() => expect(video.playbackRate).toBe(2));
  expect(screen.getByRole('status')).toHaveTextContent('2× while held');
  fireEvent(video, touch('pointerup', 100));
  await waitFor(() => expect(video.playbackRate).toBe(1));
});
