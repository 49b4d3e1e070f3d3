export { AuthorText, type AuthorTextProps } from './author-text.tsx';
export { CleanText, type CleanTextProps } from './clean-text.tsx';
