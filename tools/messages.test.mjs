import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (/** @type {string} */ file) => readFileSync(`${root}${file}`, 'utf8');

const declared = globSync('packages/*/src/**/*.messages.ts', { cwd: root }).flatMap((file) =>
  [...read(file).matchAll(/export const (\w+) = defineMessages\(\s*'([^']+)'/g)].map(
    ([, name = '', namespace = '']) => ({ file, name, namespace }),
  ),
);
/** How the entry `messages` of a package names one of its files. @param {string} name @param {string} file */
const pathFrom = (name, file) =>
  `../${file.replace(`packages/${name}/src/`, '')}`.replace('../messages/', './');
const packages = [...new Set(declared.map(({ file }) => file.split('/')[1] ?? ''))];

test('no two files share a namespace', () => {
  const names = declared.map(({ namespace }) => namespace);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

test.each(packages)('the entry messages of %s lists each namespace with its texts', (name) => {
  const entry = globSync(`packages/${name}/src/messages/*.ts`, { cwd: root })
    .map((file) => read(file).replace(/\s+/g, ' '))
    .join('\n');
  const missing = declared
    .filter(({ file }) => file.startsWith(`packages/${name}/`))
    .filter(
      ({ file, name: texts, namespace }) =>
        !namespace.startsWith(`${name}/`) ||
        !entry.includes(`'${namespace}': typeof import('${pathFrom(name, file)}').${texts};`),
    );
  expect(missing).toEqual([]);
});
