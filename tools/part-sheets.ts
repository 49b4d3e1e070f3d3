import { existsSync, globSync, readFileSync } from 'node:fs';

/**
 * Components of `@uplink/ui` whose styles are many and needed by few: each has a sheet of its own beside `styles.css`.
 * A package of widgets brings the sheets of those that it shows, unless `@uplink/kit`, which its hosts import before, does.
 */
const parts = ['cover', 'data-table', 'rich-text', 'route-path'];

const isPart = (file: string) => parts.some((part) => file.startsWith(`src/${part}/`));

/** The sheets of parts that this package has itself: `@uplink/ui`. */
export const partSheets = (): [part: string, files: string[]][] =>
  parts.filter((part) => existsSync(`src/${part}`)).map((part) => [part, sheetsIn(`src/${part}`)]);

/** What `styles.css` of the package in this folder is made of, in order. */
export function sheetsOf(): string[] {
  const page = ['src/base.css', 'src/helpers.css'].filter((file) => existsSync(file));
  const own = globSync('src/*/**/*.css').filter((file) => !isPart(file));
  const inKit = process.cwd().endsWith('/kit') ? [] : partsShownIn('../kit/src');
  const shown = partsShownIn('src').filter((part) => !inKit.includes(part));
  return [...page, ...shown.flatMap((part) => sheetsIn(`../ui/src/${part}`)), ...own.sort()];
}

const sheetsIn = (folder: string) => globSync(`${folder}/**/*.css`).sort();

function partsShownIn(folder: string): string[] {
  const texts = globSync(`${folder}/**/*.{ts,tsx}`)
    .filter((file) => !/\.(stories|test|fixture)\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  return parts.filter((part) => texts.some((text) => text.includes(`'@uplink/ui/${part}'`)));
}
