import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ApiError } from '@uplink/api-client';
import { createElement, type FunctionComponent } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { entriesOf } from '../../../tools/entries.mjs';
import { componentsIn } from './components.ts';
import { buildSite, listsForPrograms } from './site.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const site = buildSite(root);
const pages = [...site].filter(([path]) => path.endsWith('.html'));
const folder = new URL('../snippets/', import.meta.url);
const snippets = globSync('*.tsx', { cwd: fileURLToPath(folder) });

test.each(snippets)('%s renders on a server', async (name) => {
  const { default: Snippet } = (await import(new URL(name, folder).href)) as {
    default: FunctionComponent;
  };
  expect(() => renderToString(createElement(Snippet))).not.toThrow();
});

test('every tsx example of the pages for developers and of embeds is one of the snippets that run', () => {
  const texts = snippets.map((name) => readFileSync(new URL(name, folder), 'utf8').trim());
  const shown = [...site]
    .filter(([path]) => /^(developers\/.*|embeds)\.md$/.test(path))
    .flatMap(([, text]) =>
      [...text.matchAll(/```tsx\n(.*?)```/gs)].map(([, code]) => code?.trim()),
    );
  expect(new Set(shown)).toEqual(new Set(texts));
});

test.each(globSync('packages/*/README.md', { cwd: root }))(
  '%s shows only modules that run',
  (file) => {
    const texts = snippets.map((name) => readFileSync(new URL(name, folder), 'utf8').trim());
    const shown = [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/```tsx\n(.*?)```/gs)]
      .map(([, code = '']) => code.trim())
      .filter((code) => code.includes('export default'));
    for (const code of shown) expect(texts).toContain(code);
  },
);

/** Every entry of every package, and the folder of its source. */
const entries = globSync('packages/*', { cwd: root }).flatMap((name) =>
  entriesOf(`${root}/${name}`).map((entry) => ({
    ...entry,
    folder: `${root}/${name}/${dirname(entry.source)}`,
  })),
);

test.each(globSync('packages/*/README.md', { cwd: root }))(
  '%s reads well in a tarball: no link leads out of it, and a table of entries has all of them',
  (file) => {
    const text = readFileSync(`${root}/${file}`, 'utf8');
    expect(text).not.toMatch(/\]\(\.\.?\//);
    expect(text).toContain('`dist/llms.txt`');
    if (!text.includes('| Import from |')) return;
    const missing = entriesOf(`${root}/${dirname(file)}`).filter(
      ({ name, module }) => !text.includes(`\`${module}\``) && !text.includes(`\`${name}\``),
    );
    expect(missing).toEqual([]);
  },
);

test.each(pages)('%s leads only to pages and files that exist', (path, html) => {
  const base = new URL(path, 'https://docs.example/docs/');
  const targets = [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => new URL(href, base));
  const missing = targets.filter(({ origin, pathname, hash }) => {
    if (origin !== base.origin || !pathname.startsWith('/docs/')) return false;
    const target = site.get(pathname.replace('/docs/', ''));
    return !target || (hash !== '' && !target.includes(`id="${hash.slice(1)}"`));
  });
  expect(missing.map(String)).toEqual([]);
});

test('an error leads to the section about its code', () => {
  const { docs } = new ApiError(409, { code: 'conflict' });
  const [path, anchor] = docs.replace('/docs/', '').split('#');
  expect(site.get(path ?? '')).toContain(`<h3 id="${anchor}">`);
});

test('every page has its Markdown twin and a line in llms.txt', () => {
  const list = site.get('llms.txt');
  for (const [path] of pages) {
    const twin = path.replace(/\.html$/, '.md');
    expect(site.has(twin)).toBe(true);
    expect(list).toContain(`/docs/${twin})`);
  }
});

test('every page is listed once beside all others, except decisions, which others lead to', () => {
  const [, side = ''] = (site.get('index.html') ?? '').split('class="docs-side"');
  const listed = [...side.matchAll(/<li><a href="([^"]+)"/g)].map(([, path]) => path);
  const written = pages
    .map(([path]) => path)
    .filter((path) => !/^(index|decisions\/|packages\/.*\/)/.test(path));
  expect(listed.toSorted()).toEqual(written.toSorted());
  expect(listed[0]).toBe('developers/quick-start.html');
  expect(listed.indexOf('embeds.html')).toBeLessThan(listed.indexOf('packages/ui.html'));
});

test('a page is marked in the menu above it and beside it', () => {
  const page = site.get('operating/mail.html') ?? '';
  expect(page.match(/<a href="[./]*operating\/mail.html" aria-current="page">/g)).toHaveLength(2);
});

test('llms.txt lists manuals before decisions, and no templates', () => {
  const list = site.get('llms.txt') ?? '';
  const places = ['## Developers', '## Operators', '## Components', '## Decisions'].map((title) =>
    list.indexOf(`\n${title}\n`),
  );
  expect(places).toEqual(places.filter((place) => place > 0).toSorted((a, b) => a - b));
  expect(list).not.toContain('template');
});

test('every public component is in llms.txt and, with its props, in the list of components', () => {
  const list = site.get('llms.txt');
  const listed: { name: string; module: string; props: unknown[] }[] = JSON.parse(
    site.get('components.json') ?? '[]',
  );
  const shown = entries.flatMap(({ module, folder }) =>
    componentsIn(folder).map(({ name, props }) => ({ module, name, props })),
  );
  expect(shown.length).toBeGreaterThan(300);
  for (const { module, name, props } of shown) {
    expect(list).toContain(`- [${name}](/docs/packages/${module.replace('@uplink/', '')}.md)`);
    expect(listed).toContainEqual(expect.objectContaining({ name, module, props }));
  }
});

test('Storybook brings the same lists at its root', () => {
  for (const [path, text] of listsForPrograms(root)) expect(site.get(path)).toBe(text);
  const { scripts } = JSON.parse(readFileSync(`${root}/apps/storybook/package.json`, 'utf8'));
  expect(scripts.build).toContain('write-lists');
});

test('every package has a page with the props of its components', () => {
  const page = site.get('packages/ui/button.md') ?? '';
  expect(page).toContain('## Button');
  expect(page).toMatch(/\| `variant` \|/);
  for (const name of [
    'api-client',
    'ui',
    'kit',
    'learner',
    'mentor',
    'creator',
    'admin',
    'net',
    'embed',
  ])
    expect(site.get('index.html')).toContain(`packages/${name}.html`);
});

const paths = pages.map(([path]) => path);

test('every entry has a page', () => {
  const missing = entries.filter(
    ({ module }) => !paths.includes(`${module.replace('@uplink', 'packages')}.html`),
  );
  expect(missing).toEqual([]);
});

test('every module of a package that the portal or an example imports has a page', () => {
  const imported = globSync('{apps/portal,examples/*}/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) => [
      ...readFileSync(`${root}/${file}`, 'utf8').matchAll(/'@uplink\/([\w/-]+)'/g),
    ])
    .map(([, module]) => `packages/${module}.html`);
  expect(imported).toContain('packages/learner/front/offer.html');
  expect(imported.filter((path) => !paths.includes(path))).toEqual([]);
});

test('props that a component takes over from another are listed with its own', () => {
  const field = site.get('packages/ui/password-field.md');
  expect(field).toContain('| `placeholder` |');
  expect(field).toContain("Also takes the props of `Omit<AriaTextFieldProps, 'children'");
  const list = site.get('packages/learner/certificates.md');
  expect(list).toMatch(/## DiplomaList\n[^#]*\| `onTypeChange` \(required\) \|/);
  expect(list).not.toMatch(/## DiplomaList\n[^#]*\| `state`/);
});

test('every public component and each of its props says what it is, beyond its default', () => {
  const silent = entries.flatMap(({ module, folder }) =>
    componentsIn(folder).flatMap(({ name, about, props }) => [
      ...(about ? [] : [`${module}: ${name}`]),
      ...props
        .filter((prop) => /^(Default: |$)/.test(prop.about))
        .map((prop) => `${module}: ${name}.${prop.name}`),
    ]),
  );
  expect(silent).toEqual([]);
});
