import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import logical from 'postcss-logical';
import { build, type InlineConfig, type Plugin } from 'vite';
import { isLegacy } from './legacy-entry.plugin.ts';
import type { FrontAssets } from './src/front/assets.ts';

const source = (name: string) => fileURLToPath(new URL(`src/front/${name}`, import.meta.url));
const text = /inter-latin-opsz-[^/]+\.woff2$/;

export interface FrontOptions {
  /** The oldest browsers whose style sheets are written for. */
  cssTarget: string[];
}

/**
 * Builds the public pages beside the app: their styles, their small script, and the renderer that the server loads.
 * The renderer lies in the build too, where the server serves nothing from.
 */
export function front({ cssTarget }: FrontOptions): Plugin {
  return {
    name: 'uplink:front',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle);
      if (names.some(isLegacy)) return;
      const font = names.find((name) => text.test(name));
      if (!font) throw new Error('The font of all text is not where it was.');
      const styles = await buildStyles(dir, cssTarget);
      const script = await buildScript(dir, 'front');
      const exercise = await buildScript(dir, 'exercise');
      const app = appFiles(await readFile(join(dir, 'index.html'), 'utf8'));
      await buildRenderer(dir, { styles, script, exercise, font: `/${font}`, app });
    },
  };
}

/** What the app's own page asks for first. */
function appFiles(html: string): string[] {
  const found = html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g);
  return [...found].flatMap(([, file]) => (file && !isLegacy(file) ? [file] : []));
}

const common = {
  configFile: false,
  logLevel: 'warn',
  resolve: { conditions: ['uplink-source', 'module', 'browser', 'development|production'] },
  css: { postcss: { plugins: [logical()] } },
} satisfies InlineConfig;

async function buildStyles(dir: string, cssTarget: string[]): Promise<string> {
  const result = await build({
    ...common,
    plugins: [react()],
    build: {
      outDir: dir,
      emptyOutDir: false,
      copyPublicDir: false,
      write: false,
      cssTarget,
      assetsInlineLimit: 0,
      rolldownOptions: { input: source('styles.ts'), preserveEntrySignatures: 'strict' },
    },
  });
  const files = 'output' in result ? result.output : [];
  const [sheet, ...others] = files.filter(({ fileName }) => fileName.endsWith('.css'));
  if (sheet?.type !== 'asset' || others.length > 0)
    throw new Error('The public pages have no styles, or many.');
  const name = sheet.fileName.replace(/[^/]+$/, (file) => file.replace(/^[^-]+/, 'front'));
  await writeFile(join(dir, name), sheet.source);
  return `/${name}`;
}

/** Their names tell `pnpm size` the first script of a page from what it fetches later. */
const scriptNames = { front: 'front', exercise: 'home-exercise' };

async function buildScript(dir: string, name: keyof typeof scriptNames): Promise<string> {
  const result = await build({
    ...common,
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2016',
      rolldownOptions: {
        input: source(`${name}.ts`),
        output: { format: 'iife', entryFileNames: `assets/${scriptNames[name]}-[hash:7].js` },
      },
    },
  });
  if (!('output' in result)) throw new Error('The script of the public pages was built in no way.');
  const [{ fileName, code }] = result.output;
  await writeFile(join(dir, fileName), code);
  return `/${fileName}`;
}

async function buildRenderer(dir: string, assets: FrontAssets): Promise<void> {
  await build({
    ...common,
    plugins: [react()],
    resolve: { conditions: ['uplink-source', 'node'] },
    define: {
      FRONT_ASSETS: JSON.stringify(assets),
      'process.env.NODE_ENV': '"production"',
    },
    ssr: { noExternal: true, resolve: { conditions: ['uplink-source', 'node'] } },
    build: {
      ssr: source('render.tsx'),
      outDir: join(dir, 'renderer'),
      emptyOutDir: true,
      copyPublicDir: false,
      minify: true,
      rolldownOptions: { output: { entryFileNames: 'render.js' } },
    },
  });
}
