import type { Page, Section } from './page.ts';

/** The parts that the first page names, each with its pages in that order, and the packages after those for developers. */
export function sectionsOf(pages: Page[]): Section[] {
  const first = pages.find(({ path }) => path === 'index')?.markdown ?? '';
  const [developers, ...others] = first.split('\n\n').flatMap((paragraph) => {
    const [, title] = /^\*\*(.+?)\*\*:/.exec(paragraph) ?? [];
    return title ? [{ title, pages: linkedIn(paragraph, pages) }] : [];
  });
  const packages = pages.filter(({ path }) => path.startsWith('packages/'));
  return [...(developers ? [developers] : []), { title: 'Packages', pages: packages }, ...others];
}

function linkedIn(markdown: string, pages: Page[]): Page[] {
  const links = [...markdown.matchAll(/\]\(([^):]+)\.md\)/g)];
  return links.flatMap(([, path]) => pages.filter((page) => page.path === path));
}
