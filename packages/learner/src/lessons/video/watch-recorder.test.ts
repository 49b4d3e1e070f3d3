import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createWatchRecorder, type Watched } from './watch-recorder.ts';

/** A recorder on a clock that stands until it is moved. */
function onClock(position = 0) {
  const reports: (Watched & { at: number })[] = [];
  let time = 0;
  const recorder = createWatchRecorder({
    position,
    now: () => time,
    onReport: (watched) => reports.push({ ...watched, at: time }),
  });
  return {
    reports,
    recorder,
    pass: (seconds: number) => {
      time += seconds * 1000;
    },
  };
}

test('a steadily played minute is reported twice, whole', () => {
  const { recorder, reports, pass } = onClock();
  recorder.tick(0, true);
  for (let second = 1; second <= 60; second += 1) {
    pass(1);
    recorder.tick(second, true);
  }
  expect(reports).toEqual([
    { secondsWatched: 30, position: 30, at: 30_000 },
    { secondsWatched: 30, position: 60, at: 60_000 },
  ]);
});

test('a stop is reported at once, a second stop with nothing new is not', () => {
  const { recorder, reports } = onClock();
  recorder.tick(0, true);
  recorder.tick(1, true);
  recorder.flush();
  recorder.flush();
  expect(reports).toEqual([{ secondsWatched: 1, position: 1, at: 0 }]);
});

test('a seek of a standing video is reported when the page is left: it goes on there', () => {
  const { recorder, reports } = onClock(10);
  recorder.tick(10, false);
  recorder.flush();
  expect(reports).toEqual([]);
  recorder.tick(40, false);
  recorder.flush();
  expect(reports).toEqual([{ secondsWatched: 0, position: 40, at: 0 }]);
});

test('no report says more than the contract takes', () => {
  const { recorder, reports } = onClock();
  for (let second = 0; second <= 4000; second += 1) recorder.tick(second, true);
  recorder.flush();
  expect(reports[0]?.secondsWatched).toBe(3600);
});

const steps = fc.array(
  fc.record({
    /** Between two positions: play, seeks, going back. */
    gap: fc.oneof(
      fc.double({ min: 0, max: 3, noNaN: true }),
      fc.double({ min: -600, max: 600, noNaN: true }),
    ),
    wait: fc.double({ min: 0, max: 40, noNaN: true }),
    isPlaying: fc.boolean(),
    isForced: fc.boolean(),
  }),
  { maxLength: 120 },
);

test('whatever happens, all gaps under 1.5 s count once, and only forced reports come within 30 s', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const { recorder, reports, pass } = onClock();
      let position = 0;
      let wasPlaying = false;
      let expected = 0;
      let last = 0;
      for (const { gap, wait, isPlaying, isForced } of all) {
        pass(wait);
        const before = reports.length;
        const step = position + gap - position;
        if (isPlaying && wasPlaying && step > 0 && step < 1.5) expected += step;
        position += gap;
        wasPlaying = isPlaying;
        recorder.tick(position, isPlaying);
        const unforced = reports.slice(before);
        expect(unforced.length).toBeLessThanOrEqual(1);
        for (const { at } of unforced) {
          expect(at - last).toBeGreaterThanOrEqual(30_000);
          last = at;
        }
        if (isForced) recorder.flush();
        last = reports.at(-1)?.at ?? last;
      }
      recorder.flush();
      const reported = reports.reduce((sum, { secondsWatched }) => sum + secondsWatched, 0);
      expect(reported).toBeCloseTo(expected, 6);
    }),
  );
});
