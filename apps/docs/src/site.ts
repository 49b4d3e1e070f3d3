import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentsOfAll, packagePages } from './package-pages.ts';
import { type Page, renderPage, titleOf } from './page.ts';
import { sectionsOf } from './sections.ts';

/** Every file of the site by its path: pages, their Markdown twins, styles, and lists for programs. */
export function buildSite(root: string): Map<string, string> {
  const pages = [...writtenPages(root), ...packagePages(root)];
  const sections = sectionsOf(pages);
  const files = new Map<string, string>();
  for (const page of pages) {
    files.set(`${page.path}.html`, renderPage(page, { pages, sections }));
    files.set(`${page.path}.md`, page.markdown);
  }
  for (const [path, text] of listsOf(root, pages)) files.set(path, text);
  files.set('tokens.css', readFileSync(join(root, 'packages/ui/src/tokens.css'), 'utf8'));
  files.set('docs.css', readFileSync(new URL('./docs.css', import.meta.url), 'utf8'));
  return files;
}

const isDecision = ({ path }: Page) => path.startsWith('decisions/');

const lineOf = (page: Page) => `- [${titleOf(page)}](/docs/${page.path}.md)`;

function writtenPages(root: string): Page[] {
  const folder = join(root, 'docs');
  return globSync('**/*.md', { cwd: folder })
    .filter((file) => !file.endsWith('-template.md'))
    .sort()
    .map((file) => ({
      path: file.replace(/\.md$/, ''),
      markdown: readFileSync(join(folder, file), 'utf8'),
    }));
}

/** Pages and components for programs: `llms.txt`, and each component with its props as JSON. Storybook has them too. */
export function listsForPrograms(root: string): Map<string, string> {
  return listsOf(root, [...writtenPages(root), ...packagePages(root)]);
}

function listsOf(root: string, pages: Page[]): Map<string, string> {
  const components = componentsOfAll(root);
  const parts = components.map(
    ({ name, module, docs, about }) => `- [${name}](${docs}): ${about} From \`${module}\`.`,
  );
  const sections = [
    ...sectionsOf(pages).map((section) => ({
      title: section.title,
      lines: section.pages.map(lineOf),
    })),
    { title: 'Components', lines: parts },
    // Last: few programs look for why something is as it is.
    { title: 'Decisions', lines: pages.filter(isDecision).map(lineOf) },
  ];
  const text = [
    '# Uplink Academy',
    '> React packages, embeds, a portal and a server of an academy for network engineering and cybersecurity.',
    ...pages.filter(({ path }) => path === 'index').map(lineOf),
    ...sections.map(({ title, lines }) => `## ${title}\n\n${lines.join('\n')}`),
  ].join('\n\n');
  return new Map([
    ['llms.txt', `${text}\n`],
    ['components.json', `${JSON.stringify(components, null, 1)}\n`],
  ]);
}
