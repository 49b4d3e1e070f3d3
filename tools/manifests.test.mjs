import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('packages/*/package.json', { cwd: root }).sort();

/** What a host has anyway, or must share with the packages: two copies of it would not know each other. */
const shared = ['@tanstack/react-query', 'react', 'react-dom'];

/** @param {string} file */
const read = (file) => JSON.parse(readFileSync(`${root}${file}`, 'utf8'));

test.each(files)('%s asks hosts only for React and what they share', (file) => {
  const { peerDependencies = {} } = read(file);
  expect(Object.keys(peerDependencies).filter((name) => !shared.includes(name))).toEqual([]);
});

test.each(files)('%s is a module without private paths, types first', (file) => {
  const { type, publishConfig } = read(file);
  expect(type).toBe('module');
  expect(publishConfig.exports).toHaveProperty(['./package.json']);
  for (const [entry, target] of Object.entries(publishConfig.exports))
    if (target && typeof target === 'object')
      expect([entry, Object.keys(target)]).toEqual([entry, ['types', 'default']]);
});

test('the loader of embeds needs nothing', () => {
  expect(read('packages/embed/package.json')).not.toHaveProperty('dependencies');
});
