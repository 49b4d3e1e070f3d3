import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts', 'src/{domain,messages,react,testing}/index.ts'],
  format: 'esm',
  clean: true,
});
