export * from './queries/index.ts';
export { type ReadPath, read, readKey } from './read.ts';
export * from './session-status.ts';
export * from './status.ts';
export * from './uplink-provider.tsx';
export { useLatest } from './use-latest.ts';
