import { expect, test } from 'vitest';
import { createLaneReport } from './lane-report.mjs';

test('names the lanes that failed last, under the end of what each wrote', () => {
  const report = createLaneReport();
  report.end('unit', true, 'fine');
  report.skip();
  const lines = Array.from({ length: 100 }, (_, index) => `line ${index}`);
  report.end('stories', false, `${lines.join('\n')}\n`);
  report.end('size', false, 'home is over its budget');
  expect(report.isClean).toBe(false);
  const said = report.close();
  expect(said).not.toContain('line 39\n');
  expect(said).toContain('== stories FAILED, the end of it:\nline 40\n');
  expect(said).toContain('home is over its budget\n');
  expect(said).toMatch(/1 passed, 2 failed, 1 skipped\nFailed: stories, size\n$/);
});

test('says nothing more than the counts when all passed', () => {
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
  expect(report.close()).toBe(
    '\n2 passed (1 of them before, on the same inputs), 0 failed, 0 skipped\n',
  );
});

test('counts the journeys that passed at their second try', () => {
  const report = createLaneReport();
  expect(report.countUnsteady('  148 passed (12.4m)\n')).toBe(0);
  expect(report.countUnsteady('  2 flaky\n    a.spec.ts\n  146 passed (12.4m)\n')).toBe(2);
  report.end('journeys', true, '');
  expect(report.close()).toBe(
    '\n1 passed, 0 failed, 0 skipped, 2 journeys passed at their second try\n',
  );
});
