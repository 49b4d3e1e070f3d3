import { expect, test } from 'vitest';
import { parseCueTime, readWebVtt, writeWebVtt } from './captions.rules.ts';

const head = 'WEBVTT - OSPF\nKind: captions\n\n';

test('captions are read with their times, marks and places', () => {
  const text = `\uFEFF${head}NOTE by hand\n\n1\n00:01.000 --> 00:04.500 line:10%\n<v Ilse>Two routers\nshare a link.\n\n01:00:00.000 --> 01:00:01.250\nBye.\n`;
  expect(readWebVtt(text.replaceAll('\n', '\r\n'))).toEqual({
    faults: [],
    cues: [
      { start: 1, end: 4.5, settings: 'line:10%', text: '<v Ilse>Two routers\nshare a link.' },
      { start: 3600, end: 3601.25, settings: '', text: 'Bye.' },
    ],
  });
});

test('what was written is read again as it was', () => {
  const cues = [
    { start: 0.1, end: 2, text: 'One\ntwo', settings: '' },
    { start: 2, end: 362_000.999, text: 'Three', settings: 'align:start' },
  ];
  expect(readWebVtt(writeWebVtt(cues))).toEqual({ cues, faults: [] });
});

test.each([
  ['1\n00:00:01,000 --> 00:00:02,000\nHi', 1, 'The first line must be WEBVTT.'],
  [`${head}00:01 --> 00:02\nHi`, 4, 'Times are written like 00:01:02.500 --> 00:01:05.000.'],
  [`${head}00:02.000 --> 00:01.000\nHi`, 4, 'A caption must end after it starts.'],
  [`${head}00:02.000 --> 00:03.000\n`, 4, 'This caption has no text.'],
  [`${head}Hello`, 4, 'The times of this caption are missing.'],
  [
    `${head}00:02.000 --> 00:03.000\nB\n\nx\n00:01.000 --> 00:02.000\nA`,
    8,
    'A caption must not start before the one above it.',
  ],
  [head, 1, 'There are no captions in this file.'],
  [
    `${head}00:02.000 --> 00:03.000 --> 00:04.000\nB`,
    4,
    'Times are written like 00:01:02.500 --> 00:01:05.000.',
  ],
])('%j is refused at its line', (text, line, message) => {
  expect(readWebVtt(text).faults).toEqual([{ line, message }]);
});

test.each([
  ['between the times and the places', (gap: string) => `00:00.000 --> 00:01.000${gap}x`],
  ['before the arrow', (gap: string) => `${gap}x --> 00:01.000`],
  ['behind the arrow', (gap: string) => `00:00.000 -->${gap}x`],
])('a gap without end %s is read in one pass', (_where, timing) => {
  const began = performance.now();
  readWebVtt(`${head}${timing(' '.repeat(400_000))}\nA`);
  expect(performance.now() - began).toBeLessThan(1000);
});

test.each(['', '1:02.500', '00:61.000', '00:00:01', '00:00:01,000'])('%j is no time', (text) => {
  expect(parseCueTime(text)).toBeUndefined();
});
