export * from '../generated/mail-samples.ts';
export type { MockedContract } from './contract-examples.ts';
export * from './contract-mock.ts';
export * from './memory-storage.ts';
export * from './test-client.ts';
