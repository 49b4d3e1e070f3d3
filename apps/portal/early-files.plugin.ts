import type { Plugin, Rolldown } from 'vite';
import { isLegacy } from './legacy-entry.plugin.ts';

/**
 * What the pages that people open first consist of, by the names of chunks: the page, and what comes right behind it.
 * Of all others their routes.
 */
const firstPages = {
  home: ['home.page', 'behind'],
  product: ['product.page', 'behind'],
  lesson: ['lesson.page'],
  further: ['further-routes'],
};
/** The font of all text: a browser alone wants it with the first text drawn. */
const font = /inter-latin-opsz-[^/]+\.woff2$/;

const gate = '<script src="/gate.js"';

/** Tells gate.js the files of the first pages, so that it asks for them beside the app's own code. */
export function earlyFiles(): Plugin {
  return {
    name: 'uplink:early-files',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle, chunk }) => {
        if (!bundle || !chunk || isLegacy(chunk.fileName)) return html;
        const files = JSON.stringify({ ...filesOfPages(bundle, html), font: fontIn(bundle) });
        return html.replace(gate, `${gate} data-files="${files.replaceAll('"', '&quot;')}"`);
      },
    },
  };
}

function filesOfPages(bundle: Rolldown.OutputBundle, html: string) {
  return Object.fromEntries(
    Object.entries(firstPages).map(([page, names]) => [
      page,
      [...filesOf(names, bundle)].map((name) => `/${name}`).filter((name) => !html.includes(name)),
    ]),
  );
}

/** Chunks with everything they import at once, and their styles. */
function filesOf(names: string[], bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>();
  for (const name of names) add(entryOf(name, bundle));
  return files;

  function add(fileName: string) {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || files.has(fileName)) return;
    files.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const next of chunk.imports) add(next);
  }
}

function entryOf(name: string, bundle: Rolldown.OutputBundle): string {
  for (const [fileName, file] of Object.entries(bundle)) {
    if (file.type === 'chunk' && file.name === name && !isLegacy(fileName)) return fileName;
  }
  throw new Error(`No part of the app is named ${name}.`);
}

function fontIn(bundle: Rolldown.OutputBundle): string[] {
  const name = Object.keys(bundle).find((file) => font.test(file));
  if (!name) throw new Error('The font of all text is not where it was.');
  return [`/${name}`];
}
