export * from './prose.ts';
export * from './rich-text.tsx';
