import { globSync } from 'node:fs';
import { copyFile, cp, readFile, writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';

/**
 * How a package of components is built: one entry for each folder with an index, all styles in one
 * `styles.css`, those of the whole page first. `tokens.css`, `base.css` and fonts stay files of their own.
 */
export const widgetPackage = defineConfig({
  entry: ['src/**/index.ts'],
  format: 'esm',
  clean: true,
  external: [/\.css$/],
  banner: { js: "'use client';" },
  onSuccess: async () => {
    const [shared, own] = [['base.css', 'tokens.css'], globSync('src/*/**/*.css').sort()];
    const there = shared.filter((name) => globSync(`src/${name}`).length > 0);
    for (const name of there) await copyFile(`src/${name}`, `dist/${name}`);
    const sheets = [
      ...there.filter((name) => name === 'base.css').map((name) => `src/${name}`),
      ...own,
    ];
    const texts = await Promise.all(sheets.map((file) => readFile(file, 'utf8')));
    await writeFile('dist/styles.css', texts.join('\n'));
    // A consumer imports the one style sheet: what the components ask for beside themselves is gone.
    for (const file of globSync('dist/**/*.js')) {
      const code = await readFile(file, 'utf8');
      await writeFile(file, code.replace(/^import\s*['"][^'"]+\.css['"];?$/gm, ''));
    }
    if (globSync('src/fonts').length > 0) await cp('src/fonts', 'dist/fonts', { recursive: true });
  },
});
