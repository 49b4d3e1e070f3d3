import { expect, test } from 'vitest';
import { createLaneReport } from './lane-report.mjs';

test('names the failed lanes last, after the last output of each', () => {
  const report = createLaneReport();
  report.end('unit', true, 'fine');
  report.skip();
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`);
  report.end('stories', false, `${lines.join('\n')}\n`);
  report.end('size', false, 'home is over its budget');
  expect(report.isClean).toBe(false);
  const said = report.close();
  expect(said).not.toContain('line 39\n');
  expect(said).toContain('== stories FAILED, last output:\nline 40\n');
  expect(said).toContain('home is over its budget\n');
  expect(said).toMatch(/1 passed, 2 failed, 1 skipped\nFailed: stories, size\n$/);
});

test('shows only the counts when all lanes pass', () => {
  const report = createLaneReport();
  report.end('unit', true, 'fine');
  expect(report.isClean).toBe(true);
  expect(report.close()).toBe('\n1 passed, 0 failed, 0 skipped\n');
});

test('counts the lanes that did not run again', () => {
  const report = createLaneReport();
  expect(report.countKept('Cached:    0 cached, 1 total\n')).toBe(false);
  report.end('unit', true, '');
  expect(report.countKept(' Tasks:    2 successful, 2 total\nCached:    2 cached, 2 total\n')).toBe(
    true,
  );
  report.end('journeys', true, '');
  expect(report.close()).toBe('\n2 passed (1 cached), 0 failed, 0 skipped\n');
});

test('counts the journeys that passed on the second try', () => {
  const report = createLaneReport();
  expect(report.countUnsteady('  148 passed (12.4m)\n')).toBe(0);
  expect(report.countUnsteady('  2 flaky\n    a.spec.ts\n  146 passed (12.4m)\n')).toBe(2);
  report.end('journeys', true, '');
  expect(report.close()).toBe(
    '\n1 passed, 0 failed, 0 skipped, 2 journeys passed on the second try\n',
  );
});

test('says at the end what a lane that passed has left out', () => {
  const report = createLaneReport();
  report.end('kernel', true, 'fine\nSKIPPED: z3 not installed\nmore\n');
  expect(report.isClean).toBe(true);
  expect(report.close()).toBe(
    '\nSKIPPED in kernel: z3 not installed\n\n1 passed, 0 failed, 0 skipped\n',
  );
});
