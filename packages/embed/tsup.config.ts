import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/protocol/index.ts', 'src/react/index.ts', 'src/testing/index.ts'],
  format: 'esm',
  clean: true,
});
