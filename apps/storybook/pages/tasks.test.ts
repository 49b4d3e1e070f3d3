import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { tasks } from './tasks.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const stories = globSync('packages/*/src/**/*.stories.tsx', { cwd: root })
  .map((file) => readFileSync(`${root}${file}`, 'utf8'))
  .join('\n');

test.each(tasks)('%s: there are stories of %s', (_task, title) => {
  expect(stories).toContain(`title: '${title}'`);
});
