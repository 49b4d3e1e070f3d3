export { Desk } from './desk.tsx';
export type { DeskProps, DeskSearch } from './desk.types.ts';
