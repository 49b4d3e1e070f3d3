import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { componentsOfAll, packagePages } from './package-pages.ts';
import { type Page, renderPage, titleOf } from './page.ts';

/** Every file of the site by its path: pages, their Markdown twins, styles, and lists for programs. */
export function buildSite(root: string): Map<string, string> {
  const pages = [...writtenPages(root), ...packagePages(root)];
  const files = new Map<string, string>();
  for (const page of pages) {
    files.set(`${page.path}.html`, renderPage(page, pages));
    files.set(`${page.path}.md`, page.markdown);
  }
  for (const [path, text] of listsOf(root, pages)) files.set(path, text);
  files.set('tokens.css', readFileSync(join(root, 'packages/ui/src/tokens.css'), 'utf8'));
  files.set('docs.css', readFileSync(new URL('./docs.css', import.meta.url), 'utf8'));
  return files;
}

function writtenPages(root: string): Page[] {
  const folder = join(root, 'docs');
  return globSync('**/*.md', { cwd: folder })
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
  const lines = pages.map((page) => `- [${titleOf(page)}](/docs/${page.path}.md)`);
  const text = `# Uplink Academy\n\n> React packages, embeds, a portal and a server of an academy for network engineering and cybersecurity.\n\n## Docs\n\n${lines.join('\n')}\n\n## Components\n\n${parts.join('\n')}\n`;
  return new Map([
    ['llms.txt', text],
    ['components.json', `${JSON.stringify(components, null, 1)}\n`],
  ]);
}
