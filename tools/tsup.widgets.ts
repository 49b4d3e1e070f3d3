import { existsSync, globSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';
import { isClientModule } from './client-modules.ts';
import { partSheets, sheetsOf } from './part-sheets.ts';

const sources = ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories,fixture,harness}.{ts,tsx}'];

/**
 * How a package is built: each module becomes a file of its own, so that only those that need the browser begin
 * with 'use client'.
 */
export const modulePackage = defineConfig({
  entry: sources,
  bundle: false,
  format: 'esm',
  clean: true,
  onSuccess: finishModules,
});

/**
 * The same for a package of components. All styles are in one `styles.css`, those of the whole page first; these,
 * `tokens.css`, fonts and what `part-sheets.ts` names are files of their own.
 */
export const widgetPackage = defineConfig({
  ...modulePackage,
  // What stories and tests share is used in this workspace only.
  entry: [...sources, '!src/testing/**'],
  onSuccess: async () => {
    for (const name of globSync('*.css', { cwd: 'src' })) {
      await writeFile(`dist/${name}`, bare(await readFile(`src/${name}`, 'utf8')));
    }
    for (const [name, sheets] of [...partSheets(), ['styles', sheetsOf()] as const]) {
      const texts = await Promise.all(sheets.map((file) => readFile(file, 'utf8')));
      await writeFile(`dist/${name}.css`, bare(texts.join('\n')));
    }
    await finishModules();
    if (globSync('src/fonts').length > 0) await cp('src/fonts', 'dist/fonts', { recursive: true });
  },
});

async function finishModules(): Promise<void> {
  await Promise.all(globSync('dist/**/*.js').map(finish));
}

/** Imports built files in place of sources, and styles only by the one sheet, which a consumer imports. */
async function finish(file: string): Promise<void> {
  const code = (await readFile(file, 'utf8'))
    .replace(/^import\s*['"][^'"]+\.css['"];?\n/gm, '')
    .replace(/((?:from|import\(|import)\s*['"]\.[^'"]+)\.tsx?(['"])/g, '$1.js$2');
  const bare = code.replace(/^['"]use client['"];\n/, '');
  await writeFile(file, (await needsBrowser(file)) ? `'use client';\n${bare}` : bare);
}

async function needsBrowser(file: string): Promise<boolean> {
  const stem = file.replace(/^dist/, 'src').replace(/\.js$/, '');
  const source = existsSync(`${stem}.tsx`) ? `${stem}.tsx` : `${stem}.ts`;
  return isClientModule(source, await readFile(source, 'utf8'));
}

/** Without comments and blanks that mean nothing, which are a third of what is sent. What is in quotes stays. */
function bare(css: string): string {
  return css
    .replace(/\/\*.*?\*\//gs, '')
    .split(/("[^"]*")/)
    .map((part, at) => (at % 2 === 1 ? part : squeezed(part)))
    .join('');
}

const squeezed = (css: string) =>
  css
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/([{;][\w-]+): /g, '$1:')
    .replaceAll(';}', '}');
