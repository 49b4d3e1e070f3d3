import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packagePages } from './package-pages.ts';
import { type Page, renderPage, titleOf } from './page.ts';

/** Every file of the site by its path: pages, their Markdown twins, styles, and llms.txt. */
export function buildSite(root: string): Map<string, string> {
  const pages = [...writtenPages(root), ...packagePages(root)];
  const files = new Map<string, string>();
  for (const page of pages) {
    files.set(`${page.path}.html`, renderPage(page, pages));
    files.set(`${page.path}.md`, page.markdown);
  }
  files.set('llms.txt', llms(pages));
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

function llms(pages: Page[]): string {
  const lines = pages.map((page) => `- [${titleOf(page)}](/docs/${page.path}.md)`);
  return `# Uplink Academy\n\n> React packages, embeds, a portal and a server of an academy for network engineering and cybersecurity.\n\n## Docs\n\n${lines.join('\n')}\n`;
}
