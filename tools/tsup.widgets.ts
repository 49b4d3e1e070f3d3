import { existsSync, globSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';

/**
 * How a package of components is built: one entry for each folder with an index, all styles in one
 * `styles.css`, those of the whole page first. These, `tokens.css` and fonts are files of their own as well.
 */
export const widgetPackage = defineConfig({
  // What stories and tests share is used in this workspace only.
  entry: ['src/**/index.ts', '!src/testing/**'],
  format: 'esm',
  clean: true,
  external: [/\.css$/],
  banner: { js: "'use client';" },
  onSuccess: async () => {
    for (const name of globSync('*.css', { cwd: 'src' })) {
      await writeFile(`dist/${name}`, bare(await readFile(`src/${name}`, 'utf8')));
    }
    const page = ['src/base.css', 'src/helpers.css'].filter((file) => existsSync(file));
    const sheets = [...page, ...globSync('src/*/**/*.css').sort()];
    const texts = await Promise.all(sheets.map((file) => readFile(file, 'utf8')));
    await writeFile('dist/styles.css', bare(texts.join('\n')));
    // A consumer imports the one style sheet: what the components ask for beside themselves is gone.
    for (const file of globSync('dist/**/*.js')) {
      const code = await readFile(file, 'utf8');
      await writeFile(file, code.replace(/^import\s*['"][^'"]+\.css['"];?$/gm, ''));
    }
    if (globSync('src/fonts').length > 0) await cp('src/fonts', 'dist/fonts', { recursive: true });
  },
});

/** Without comments and indentation, which are a quarter of what is sent. */
function bare(css: string): string {
  return css.replace(/\/\*.*?\*\//gs, '').replace(/\n\s*/g, '\n');
}
