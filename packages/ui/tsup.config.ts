import { globSync } from 'node:fs';
import { appendFile, cp, readFile, rm, writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';

/** One entry for each folder with an index; styles go into one file of their own. */
export default defineConfig({
  entry: ['src/**/index.ts'],
  format: 'esm',
  dts: true,
  clean: true,
  external: [/\.css$/],
  onSuccess: async () => {
    await rm('dist/styles.css', { force: true });
    await writeFile('dist/styles.css', '');
    for (const file of globSync('src/**/*.css').sort()) {
      await appendFile('dist/styles.css', await readFile(file, 'utf8'));
    }
    // A consumer imports the one style sheet: what the components ask for beside themselves is gone.
    for (const file of globSync('dist/**/*.js')) {
      const code = await readFile(file, 'utf8');
      await writeFile(file, code.replace(/^import\s*['"][^'"]+\.css['"];?$/gm, ''));
    }
    await cp('src/fonts', 'dist/fonts', { recursive: true }).catch(() => {});
  },
});
