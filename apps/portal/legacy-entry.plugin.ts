import type { IndexHtmlTransformContext, Plugin } from 'vite';

const guard =
  /import\s*(['"])data:text\/javascript,.*?__vite_legacy_guard\(\)\{.*?\.next\(\);?\};?/s;

/** The tag of the script that runs first; it gets the entry of the build for old browsers. */
const gate = '<script src="/gate.js"></script>';

/**
 * Leaves the choice between the two builds to `gate.js`: what the legacy plugin adds to the page and to
 * the main build is taken out again, because today's browsers would read it for nothing and the
 * content security policy allows neither a script in the page nor one in a data address.
 */
export function legacyEntry(): Plugin {
  return {
    name: 'uplink:legacy-entry',
    apply: 'build',
    enforce: 'post',
    transformIndexHtml: { order: 'post', handler: tellGate },
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.isEntry)
          chunk.code = withoutGuard(chunk.code, chunk.fileName);
      }
    },
  };
}

/**
 * The legacy plugin lets the modern entry import a script from a data address, so that old browsers
 * stumble over it. `gate.js` has chosen by then, and with a script that is refused the page would stay
 * empty. Blanks take its place, so that the source map still fits.
 */
function withoutGuard(code: string, fileName: string): string {
  if (isLegacy(fileName)) return code;
  if (!guard.test(code)) throw new Error(`The guard of ${fileName} is not where it was.`);
  return code.replace(guard, (text) => ' '.repeat(text.length));
}

function tellGate(html: string, { chunk }: IndexHtmlTransformContext): string {
  // The page is made once for each build; only the modern one is kept.
  if (!chunk || isLegacy(chunk.fileName)) return html;
  const polyfills = find(html, /id="vite-legacy-polyfill" src="([^"]+)"/);
  const entry = find(html, /id="vite-legacy-entry" data-src="([^"]+)"/);
  return html
    .replace(/\s*<script (?:type="module">|nomodule).*?<\/script>/g, '')
    .replace(
      gate,
      `<script src="/gate.js" data-polyfills="${polyfills}" data-entry="${entry}"></script>`,
    );
}

/** Whether a file is of the build for old browsers. */
export const isLegacy = (fileName: string) => fileName.includes('-legacy');

function find(html: string, pattern: RegExp): string {
  const found = pattern.exec(html)?.[1];
  if (!found) throw new Error(`The build for old browsers left no ${pattern.source} in the page.`);
  return found;
}
