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

test('counts the test files that a lane left to another', () => {
  const report = createLaneReport();
  report.leaveOut(22);
  report.end('server on PostgreSQL', true, 'fine');
  expect(report.close()).toBe(
    '\n1 passed, 0 failed, 0 skipped, 22 test files on one database of two\n',
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
