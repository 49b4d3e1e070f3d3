import type { StoryContext } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { jsxOf } from './jsx-of.ts';
import { moduleOf } from './module-of.ts';
import { namesUsed, readStorySource, type StorySource } from './story-source.ts';

const files = import.meta.glob<string>('../../../packages/*/src/**/*.stories.tsx', {
  query: '?raw',
  import: 'default',
});
const indexes = import.meta.glob<string>('../../../packages/*/src/**/index.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** What a developer copies from a story: its imports, what its file declares for it, and its JSX. */
export async function shownCode(written: string, context: StoryContext): Promise<string> {
  const file = `../../../${/packages\/.*/.exec(String(context.parameters.fileName))?.[0]}`;
  const text = await files[file]?.();
  if (!text) return written;
  const source = readStorySource(text);
  const names = new Set<string>();
  const addNames = (code: string) => {
    namesUsed(code, source, names);
    return code;
  };
  let jsx: string;
  try {
    const node = context.originalStoryFn(context.args, context) as ReactNode;
    jsx = jsxOf(node, {
      functionSource: (prop) => addNames(source.functionSource(prop)),
      nameHere: (own) => {
        const name = nameIn(source, own);
        addNames(name);
        names.add(name);
        return name;
      },
    });
  } catch {
    // A story that uses hooks cannot be called here.
    return written;
  }
  const declared = [...source.declarations].flatMap(([name, code]) =>
    names.has(name) ? [code] : [],
  );
  return [importLines(file, names, source), ...declared, jsx].filter(Boolean).join('\n\n');
}

/** Some icons are exported by an older name than their own. */
function nameIn({ imports }: StorySource, own: string): string {
  if (imports.has(own)) return own;
  const icons = [...imports].filter(([, { from }]) => from === 'lucide-react');
  return icons.find(([name]) => /^\d$/.test(name.replace(own, '')))?.[0] ?? own;
}

function importLines(file: string, names: Set<string>, source: StorySource) {
  const byModule = new Map<string, string[]>();
  const internal: string[] = [];
  for (const name of [...names].sort()) {
    const imported = source.imports.get(name);
    if (!imported) {
      if (!source.declarations.has(name)) internal.push(name);
      continue;
    }
    const module = moduleFor(file, imported.from, imported.written.split(' ')[0] ?? name);
    const part = imported.isType ? `type ${imported.written}` : imported.written;
    if (module) byModule.set(module, [...(byModule.get(module) ?? []), part]);
    else internal.push(name);
  }
  const lines = [...byModule].map(
    ([module, parts]) => `import { ${parts.join(', ')} } from '${module}';`,
  );
  if (internal.length > 0) lines.push(`// Not exported by a package: ${internal.join(', ')}.`);
  return lines.join('\n');
}

/** Packages leave these out when they are published. */
const unpublished = ['@uplink/kit/testing', 'storybook/test'];

/** The module a host imports a name from; undefined for what packages keep to themselves. */
function moduleFor(file: string, from: string, name: string): string | undefined {
  if (!from.startsWith('.')) return unpublished.includes(from) ? undefined : from;
  const { pathname } = new URL(from, new URL(file.slice('../../..'.length), 'file:///'));
  const [, packageName, path = ''] = /^\/packages\/([^/]+)\/src\/(.+)\/[^/]+$/.exec(pathname) ?? [];
  for (let folder = path; folder; folder = folder.replace(/\/?[^/]+$/, '')) {
    const index = indexes[`../../../packages/${packageName}/src/${folder}/index.ts`];
    const module = moduleOf(`packages/${packageName}/src/${folder}/index.ts`);
    if (!index || !module || unpublished.includes(module)) continue;
    const exported = index.replace(/'[^']*'/g, '');
    const isWhole = exported.includes('export *') && folder === path;
    if (isWhole || new RegExp(`\\b${name}\\b`).test(exported)) return module;
  }
  return undefined;
}
