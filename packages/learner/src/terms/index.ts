export { Terms, type TermsProps } from './terms.tsx';
