export * from './tree.tsx';
export * from './tree.types.ts';
