import { expect, test } from 'vitest';
import { cueAt, parseCues } from './transcript.rules.ts';

const vtt = `WEBVTT

1
00:00.000 --> 00:03.500
Two routers share <b>a link</b>.

01:02:03.250 --> 01:02:05.000
They greet
each other.
`;

test('cues keep their start and their words', () => {
  expect(parseCues(vtt)).toEqual([
    { start: 0, text: 'Two routers share a link.' },
    { start: 3723.25, text: 'They greet each other.' },
  ]);
});

test('the cue at a second is the last one that began', () => {
  const cues = parseCues(vtt);
  expect([cueAt(cues, -1), cueAt(cues, 2), cueAt(cues, 4000)]).toEqual([-1, 0, 1]);
});
