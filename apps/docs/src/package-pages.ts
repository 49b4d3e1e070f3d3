import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Entry, entriesOf } from '../../../tools/entries.mjs';
import { componentsIn, type Described, exportsAnything } from './components.ts';
import type { Page } from './page.ts';

interface Manifest {
  name: string;
  version: string;
  description: string;
}

/** A page for each package and one for each of its entries, from the sources themselves. */
export function packagePages(root: string): Page[] {
  return packagesIn(root).flatMap((folder) => pagesOf(root, folder));
}

/** In reading order; a package that isn't named here comes after them. */
const order = ['api-client', 'ui', 'kit', 'learner', 'mentor', 'creator', 'admin', 'net', 'embed'];

function packagesIn(root: string): string[] {
  const found = globSync('*/package.json', { cwd: join(root, 'packages') })
    .map(dirname)
    .sort();
  const named = order.filter((name) => found.includes(name));
  return [...new Set([...named, ...found])].map((name) => join('packages', name));
}

/** Where an entry is described; that of the package itself is on the page of the package. */
const pathOf = (module: string): string => module.replace('@uplink/', 'packages/');

/** A component with how it is imported, and where it is described. */
export interface ListedComponent extends Described {
  module: string;
  docs: string;
}

/** Every public component of every package. */
export function componentsOfAll(root: string): ListedComponent[] {
  return packagesIn(root).flatMap((folder) =>
    entriesOf(join(root, folder)).flatMap((entry) =>
      componentsIn(join(root, folder, dirname(entry.source))).map((component) => ({
        module: entry.module,
        docs: `/docs/${pathOf(entry.module)}.md`,
        ...component,
      })),
    ),
  );
}

function pagesOf(root: string, folder: string): Page[] {
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const entries = entriesOf(join(root, folder));
  const list = entries.map(({ name, module }) =>
    name ? `- [\`${module}\`](${module.replace('@uplink/', '')}.md)` : `- \`${module}\``,
  );
  return [
    { path: folder, markdown: packageText(manifest, list, join(root, folder)) },
    ...entries.filter(({ name }) => name).map((entry) => entryPage(join(root, folder), entry)),
  ];
}

function packageText({ name, version, description }: Manifest, list: string[], folder: string) {
  const styles =
    existsSync(join(folder, 'src')) && globSync('src/**/*.css', { cwd: folder }).length;
  const sheet = styles ? `\n\nImport its styles once: \`import '${name}/styles.css'\`.` : '';
  return `# ${name}\n\n${description}. Version ${version}.${sheet}\n\n## Entries\n\n${list.join('\n')}\n`;
}

function entryPage(folder: string, { module, source }: Entry): Page {
  const page = (how: string, parts: string) => ({
    path: pathOf(module),
    markdown: `# ${module}\n\n\`${how}\`\n\n${parts}`,
  });
  if (!exportsAnything(join(folder, source)))
    return page(`import '${module}'`, 'It has no exports: importing it is enough.\n');
  const parts = componentsIn(join(folder, dirname(source)))
    .map(describe)
    .join('\n');
  const none = 'It exports functions and types; your editor shows their descriptions.\n';
  return page(`import { … } from '${module}'`, parts || none);
}

function describe({ name, about, props, inherits }: Described): string {
  const rows = props.map(
    (prop) =>
      `| \`${prop.name}\`${prop.isRequired ? ' (required)' : ''} | \`${prop.type.replaceAll('|', '\\|')}\` | ${prop.about.replaceAll('|', '\\|')} |`,
  );
  const table =
    rows.length > 0 ? `| Prop | Type | Meaning |\n| --- | --- | --- |\n${rows.join('\n')}\n` : '';
  const more =
    inherits.length > 0
      ? `\nAlso takes the props of ${inherits.map((one) => `\`${one}\``).join(', ')}.\n`
      : '';
  return `## ${name}\n\n${about}\n\n${table}${more}`;
}
