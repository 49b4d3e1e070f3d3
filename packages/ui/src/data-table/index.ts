export * from './column-choice.tsx';
export * from './data-table.tsx';
export * from './data-table.types.ts';
