export * from './use-media-query.ts';
