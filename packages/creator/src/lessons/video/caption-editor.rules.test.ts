import { expect, test } from 'vitest';
import { faultsOf, lineAfter, lineAt, toText, toValues } from './caption-editor.rules.ts';
import { videoMessages } from './video.messages.ts';

const text =
  'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nTwo routers\n\n00:00:03.000 --> 00:00:04.000 line:10%\nshare a link.\n';

test('captions are edited as lines and kept as they were', () => {
  const values = toValues(text);
  expect(values.lines[1]).toEqual({
    start: '00:00:03.000',
    end: '00:00:04.000',
    text: 'share a link.',
    settings: 'line:10%',
  });
  expect(toText(values)).toBe(text);
  expect(faultsOf(values, videoMessages)).toEqual({});
});

test('the spoken line is found, and a new one begins where another ends', () => {
  const values = toValues(text);
  expect([0, 1.2, 2.7, 3.5].map((second) => lineAt(values, second))).toEqual([-1, 0, -1, 1]);
  expect(lineAfter(values.lines[0])).toMatchObject({ start: '00:00:02.500', end: '00:00:04.500' });
  expect(lineAfter(undefined).start).toBe('00:00:00.000');
});

test('faults are told at their fields', () => {
  const [first, second] = toValues(text).lines;
  if (!first || !second) throw new Error('There are two lines.');
  const faulty = { lines: [{ ...second, text: ' ' }, { ...first, end: '1:00' }, first] };
  expect(faultsOf(faulty, videoMessages)).toEqual({
    'lines[0].text': 'This line has no text.',
    'lines[1].end': 'Times are written like 00:01:02.500.',
    'lines[2].start': 'A caption must not start before the one above it.',
  });
});
