import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
const files = git('ls-files');
const pages = files.filter((file) => /^(docs\/.*|[A-Z]+)\.md$/.test(file));

test.each(pages)('%s names only files that exist', (page) => {
  const text = readFileSync(`${root}${page}`, 'utf8');
  const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|ya?ml|sql|css|md))`/g)].map(([, path]) =>
    String(path).replace(/^\.\//, ''),
  );
  const missing = named.filter((path) => !files.some((file) => `/${file}`.endsWith(`/${path}`)));
  expect(missing).toEqual([]);
});
