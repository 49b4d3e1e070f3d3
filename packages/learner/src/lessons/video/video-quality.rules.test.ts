import { expect, test } from 'vitest';
import { videoAddress } from './video-quality.rules.ts';

const renditions = [
  { side: 360, url: 'small' },
  { side: 720, url: 'middle' },
];

test.each([
  ['full by itself', '', {}, 'full'],
  ['full on a fast connection', '', { downlink: 10 }, 'full'],
  ['a middle one on a slower connection', '', { downlink: 3 }, 'middle'],
  ['the smallest on a slow connection', '', { downlink: 0.4 }, 'small'],
  ['the smallest where data is saved', '', { saveData: true, downlink: 10 }, 'small'],
  ['what was chosen', '720', { downlink: 0.4 }, 'middle'],
  ['the next smaller to what was chosen', '480', {}, 'small'],
  ['full where that was chosen', 'full', { downlink: 0.4 }, 'full'],
])('plays %s', (_, quality, connection, address) => {
  expect(videoAddress({ url: 'full', renditions }, quality, connection)).toBe(address);
});

test('a video without smaller versions plays as it is', () => {
  expect(videoAddress({ url: 'full' }, '360', { saveData: true })).toBe('full');
});
