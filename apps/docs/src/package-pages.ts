import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { componentsIn, type Described } from './components.ts';
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

const packagesIn = (root: string): string[] =>
  globSync('packages/*/package.json', { cwd: root }).sort().map(dirname);

/** Names of what a package can be imported by, such as `button`, in their order. */
const entriesIn = (root: string, folder: string): string[] =>
  globSync('src/*/index.ts', { cwd: join(root, folder) })
    .map((file) => file.split('/')[1] ?? '')
    .filter((name) => name !== 'testing' || folder === 'packages/api-client')
    .sort();

/** A component with how it is imported, and where it is described. */
export interface ListedComponent extends Described {
  module: string;
  docs: string;
}

/** Every public component of every package. */
export function componentsOfAll(root: string): ListedComponent[] {
  return packagesIn(root).flatMap((folder) =>
    entriesIn(root, folder).flatMap((entry) =>
      componentsIn(join(root, folder, 'src', entry)).map((component) => ({
        module: `@uplink/${folder.replace('packages/', '')}/${entry}`,
        docs: `/docs/${folder}/${entry}.md`,
        ...component,
      })),
    ),
  );
}

function pagesOf(root: string, folder: string): Page[] {
  const text = readFileSync(join(root, folder, 'package.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest;
  const short = folder.replace('packages/', '');
  const entries = entriesIn(root, folder);
  const pages = entries.map((entry) =>
    entryPage(join(root, folder, 'src', entry), `${short}/${entry}`),
  );
  const list = entries.map((entry) => `- [\`@uplink/${short}/${entry}\`](${short}/${entry}.md)`);
  return [
    { path: `packages/${short}`, markdown: packageText(manifest, list, join(root, folder)) },
    ...pages,
  ];
}

function packageText({ name, version, description }: Manifest, list: string[], folder: string) {
  const styles =
    existsSync(join(folder, 'src')) && globSync('src/**/*.css', { cwd: folder }).length;
  const sheet = styles ? `\n\nImport its styles once: \`import '${name}/styles.css'\`.` : '';
  return `# ${name}\n\n${description}. Version ${version}.${sheet}\n\n## Entries\n\n${list.join('\n')}\n`;
}

function entryPage(folder: string, name: string): Page {
  const components = componentsIn(folder);
  const parts = components.map(describe).join('\n');
  const none = 'It exports functions and types; your editor shows their descriptions.\n';
  return {
    path: `packages/${name}`,
    markdown: `# @uplink/${name}\n\n\`import { … } from '@uplink/${name}'\`\n\n${parts || none}`,
  };
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
