import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(stories|test)\./.test(file),
);
/** What React 19 brought and types allow, but React 18 fails on. */
const newer = [
  /import \{[^}]*\b(use|useActionState|useEffectEvent|useOptimistic|Activity|ViewTransition)\b[^}]*\} from 'react'/,
  /<\w+Context\b(?!\.)(?=\s+value=)/,
];

test('packages use only what React 18 has too', () => {
  const found = files.filter((file) => {
    const text = readFileSync(root + file, 'utf8');
    return newer.some((pattern) => pattern.test(text));
  });
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
