export * from './table.rules.ts';
export * from './table.tsx';
