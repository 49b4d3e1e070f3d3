export { PdfPages, type PdfPagesProps } from './pdf-pages.tsx';
