export * from './menu.tsx';
export * from './menu.types.ts';
