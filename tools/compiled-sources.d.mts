import type { Plugin } from 'vite';

/** Compiles the packages with the React Compiler as they are served. */
export function compiledSources(): Plugin;
