import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { create } from './create.ts';

const repository = fileURLToPath(new URL('../../../', import.meta.url));
const main = fileURLToPath(new URL('main.ts', import.meta.url));
let folder: string;
const read = (...path: string[]) => readFileSync(join(folder, ...path), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'uplink-create-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a portal begins with the lesson page of the docs, which runs in a test of its own', () => {
  create('portal', join(folder, 'My Portal'));
  const app = read('My Portal', 'src', 'app.tsx');
  expect(app).toBe(readFileSync(`${repository}apps/docs/snippets/lesson-page.tsx`, 'utf8'));
  const { name, dependencies } = JSON.parse(read('My Portal', 'package.json'));
  expect(name).toBe('my-portal');
  const sources = app + read('My Portal', 'src', 'main.tsx');
  const imported = [...sources.matchAll(/(?:from|import) '((?:@[\w-]+\/)?[\w-]+)/g)].map(
    ([, one]) => one,
  );
  expect(Object.keys(dependencies)).toEqual(expect.arrayContaining([...new Set(imported)]));
  expect(read('My Portal', '.gitignore')).toContain('node_modules');
});

test('the site of a partner has the loader and an element of its academy', () => {
  execFileSync(process.execPath, [
    main,
    'partner',
    join(folder, 'shop'),
    'https://learn.example/x',
  ]);
  const page = read('shop', 'index.html');
  expect(page).toContain('<script src="https://learn.example/loader/v1.js" async></script>');
  expect(page).toContain('href="https://learn.example/checkout/ospf-in-practice"');
  expect(page).not.toContain('academy.example');
});

test('nothing is written over, and a wrong call says how to call it', () => {
  create('portal', folder);
  expect(() => create('partner', folder)).toThrow('is not empty');
  const { status, stderr } = spawnSync(process.execPath, [main, 'shop'], { encoding: 'utf8' });
  expect(status).toBe(1);
  expect(stderr).toContain('npm create @uplink portal|partner <folder>');
});
