export * from './test-client.ts';
