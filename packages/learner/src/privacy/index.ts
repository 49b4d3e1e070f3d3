export { OwnData } from './own-data.tsx';
export type { OwnDataProps } from './own-data.types.ts';
