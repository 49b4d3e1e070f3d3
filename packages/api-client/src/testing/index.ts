export * from './memory-storage.ts';
export * from './test-client.ts';
