/**
 * Writes the package's type declarations beside its built code. TypeScript keeps the `.ts` endings of imports;
 * consumers need the `.js` ones.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const tsc = fileURLToPath(new URL('../node_modules/typescript-native/bin/tsc', import.meta.url));
const { status } = spawnSync('node', [tsc, '-p', 'tsconfig.build.json'], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
for (const file of globSync('dist/**/*.d.ts')) {
  const text = readFileSync(file, 'utf8')
    .replace(/((?:from|import\()\s*['"]\.[^'"]+)\.tsx?(['"])/g, '$1.js$2')
    // Consumers import the package's single style sheet instead.
    .replace(/^import ['"][^'"]+\.css['"];\n/gm, '');
  writeFileSync(file, text);
}
