export * from './lazy-part.ts';
export * from './lazy-view.tsx';
