import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { everything, gate } from './lane-list.mjs';
import { ownFiles, plainFiles, smokeFiles } from './server-files.mjs';

const namesOf = (/** @type {import('./lane-list.mjs').Lane[]} */ lanes) =>
  lanes.filter(({ skipped }) => !skipped).map(({ name }) => name);

/** What turbo would run. @param {string[]} args @returns {{ taskId: string, hash: string, inputs: object }[]} */
function planOf(...args) {
  const { stdout } = spawnSync('pnpm', ['turbo', 'run', '--dry=json', ...args], {
    encoding: 'utf8',
    // It names every input of every task.
    maxBuffer: 16 * 1024 * 1024,
  });
  return JSON.parse(stdout.slice(stdout.indexOf('{'))).tasks;
}

/** The files that a task's passing depends on, by turbo's own word. */
function inputsOf(/** @type {string} */ task) {
  const found = planOf(task).find(({ taskId }) => taskId === `//#${task}`);
  return Object.keys(found?.inputs ?? {});
}

test.each([...ownFiles, ...plainFiles, ...smokeFiles])('%s is a test of the server', (file) => {
  expect(existsSync(file)).toBe(true);
});

test.each([gate, everything])('%o runs the server with and without PostgreSQL', (lanes) => {
  expect(namesOf(lanes(true))).toContain('server on PostgreSQL');
  expect(namesOf(lanes(false))).toContain('server on PGlite');
  expect(namesOf(lanes(false))).not.toContain('server on PostgreSQL');
});

test.each([gate, everything])('%o builds the portal once', (lanes) => {
  const hashes = lanes(true).flatMap(({ tasks = [], args = [] }) =>
    tasks.some((task) => /portal#build|test:journeys/.test(task))
      ? planOf(...tasks, ...args).filter(({ taskId }) => taskId === '@uplink/portal#build')
      : [],
  );
  expect(hashes).toHaveLength(2);
  expect(new Set(hashes.map(({ hash }) => hash)).size).toBe(1);
});

describe('a lane is run again', () => {
  test('by what it reads, and by no other part', () => {
    const stories = inputsOf('test:stories');
    expect(stories).toContain('packages/ui/src/button/button.tsx');
    expect(stories).toContain('apps/server/demo/videos/acl-order.vtt');
    expect(stories).toContain('pnpm-lock.yaml');
    expect(stories).not.toContain('apps/server/src/app.ts');
    const server = inputsOf('test:server');
    expect(server).toContain('apps/server/src/app.ts');
    expect(server).toContain('packages/ui/src/tokens.css');
    expect(server).not.toContain('apps/portal/src/main.tsx');
    const journeys = inputsOf('test:journeys');
    expect(journeys).toContain('docs/embeds.md');
    expect(journeys).not.toContain('docs/developers/texts.md');
  });
});
