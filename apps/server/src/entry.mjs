/**
 * What is run: turns on Node's compile cache, then loads the server. Not TypeScript, because nothing can
 * come from the cache before this file has run, and reading types for the first time takes Node a
 * fortieth of a second.
 */
import { enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// By the environment, because threads turn it on for themselves.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('../node_modules/.cache/uplink/code', import.meta.url),
);
enableCompileCache(process.env.NODE_COMPILE_CACHE);
await import('./main.ts');
