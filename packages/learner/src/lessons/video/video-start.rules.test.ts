import { ModuleStatus } from '@uplink/api-client/domain';
import { expect, test } from 'vitest';
import { videoStart } from './video-start.rules.ts';

const { learning, done } = ModuleStatus;

test.each([
  ['goes on where it was left', undefined, 754, learning, { at: 754, isResume: true }],
  ['starts over when it is done', undefined, 754, done, { at: 0, isResume: false }],
  ['starts over after its first seconds', undefined, 4, learning, { at: 0, isResume: false }],
  [
    'starts over when it was seen to the end',
    undefined,
    1288,
    learning,
    { at: 0, isResume: false },
  ],
  ['follows a deep link', 42, 754, learning, { at: 42, isResume: false }],
  ['follows a deep link when it is done', 42, 754, done, { at: 42, isResume: false }],
  ['follows a deep link to its start', 0, 754, learning, { at: 0, isResume: false }],
  ['goes no further than its end', 9999, 0, null, { at: 1290, isResume: false }],
] as const)('a video %s', (_, deepLink, left, status, start) => {
  expect(videoStart({ deepLink, left, duration: 1290, status })).toEqual(start);
});
