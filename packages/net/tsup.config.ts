import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/*/index.ts'],
  format: 'esm',
  target: 'es2017',
  clean: true,
});
