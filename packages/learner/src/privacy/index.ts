export { DeleteAccount } from './delete-account.tsx';
export { DocumentNews, type DocumentNewsProps } from './document-news.tsx';
export { OwnData } from './own-data.tsx';
export type { OwnDataProps } from './own-data.types.ts';
