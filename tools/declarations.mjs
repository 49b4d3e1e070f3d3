/**
 * Writes the types of the package in this folder beside its built code. TypeScript leaves the endings
 * of imports as they are in sources; consumers of any resolution need those of the built files.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const { status } = spawnSync('tsc', ['-p', 'tsconfig.build.json'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
for (const file of globSync('dist/**/*.d.ts')) {
  const text = readFileSync(file, 'utf8')
    .replace(/((?:from|import\()\s*['"]\.[^'"]+)\.tsx?(['"])/g, '$1.js$2')
    // A consumer imports the one style sheet.
    .replace(/^import ['"][^'"]+\.css['"];\n/gm, '');
  writeFileSync(file, text);
}
