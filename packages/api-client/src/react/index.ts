export * from './queries.ts';
export * from './status.ts';
export * from './uplink-provider.tsx';
