export * from './held.ts';
export * from './loadable.tsx';
export * from './skeleton.tsx';
