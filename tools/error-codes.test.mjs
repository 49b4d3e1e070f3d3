import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
/** @param {string} file */
const read = (file) => readFileSync(`${root}${file}`, 'utf8');
const isSource = (/** @type {string} */ file) => !/\.(test|stories|fixture)\.tsx?$/.test(file);

/** What each pattern finds first in its brackets. @param {string[]} places @param {RegExp[]} patterns */
function codesIn(places, patterns) {
  const texts = globSync(places, { cwd: root }).filter(isSource).map(read);
  return texts.flatMap((text) =>
    patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, code = '']) => code)),
  );
}

/** Codes that an `ApiError` may have: the server's, and those of a client that got no answer of it. */
const codes = new Set([
  ...codesIn(
    [
      'apps/server/src/{areas,plugins}/**/*.ts',
      'apps/server/src/providers/{identity,mail,payments,labs,scanner,tax}/**/*.ts',
    ],
    [/new Refusal\(\s*\d+,\s*'(\w+)'/g, /\.send\(\{ message[^}]* code: '(\w+)'/g],
  ),
  ...codesIn(
    ['apps/server/src/plugins/errors/error-handler.ts'],
    [/^ {2}\d+: '(\w+)'/gm, /\?\? '(\w+)'/g],
  ),
  ...codesIn(
    ['packages/{api-client,kit,learner,mentor,creator,admin}/src/**/*.{ts,tsx}'],
    [/new ApiError\([^;]*?code: '(\w+)'/g],
  ),
  'unknown',
]);

/** Codes of what an element on another site tells that page. */
const told = new Set(
  codesIn(
    [
      'packages/embed/src/{loader,protocol}/*.ts',
      'apps/portal/src/routes/partners/*.{ts,tsx}',
      'apps/server/src/areas/partners/embed-frames.ts',
    ],
    [
      /#?fail\(\s*'(\w+)'/g,
      /code: '(\w+)'/g,
      /isGone \? '(content)'/g,
      /: '(failed)'/g,
      /refuse\(reply, '(\w+)'/g,
    ],
  ),
);

test('each code of an error has a section in the docs, and no section is about another one', () => {
  const sections = [...read('docs/developers/errors.md').matchAll(/^### `(\w+)`$/gm)];
  expect(sections.map(([, code]) => code).sort()).toEqual([...codes].sort());
});

test('the client names each code in its types', () => {
  const named = read('packages/api-client/src/client/error-code.ts').matchAll(/^ {2}\| '(\w+)'/gm);
  expect([...named].map(([, code]) => code).sort()).toEqual([...codes].sort());
});

test('each code that an element tells its page is in the docs of embeds', () => {
  const docs = read('docs/embeds.md');
  expect(told.size).toBeGreaterThan(8);
  expect([...told].filter((code) => !docs.includes(`\`${code}\``))).toEqual([]);
});
