export { DeleteAccount } from './delete-account.tsx';
export { OwnData } from './own-data.tsx';
export type { OwnDataProps } from './own-data.types.ts';
