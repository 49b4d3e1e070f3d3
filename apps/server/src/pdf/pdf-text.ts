/** One part of a printed text, in reading order. */
export type PdfBlock =
  | { kind: 'h1' | 'h2' | 'h3' | 'p' | 'caption'; text: string }
  /** What something is, and its figure at the end of the line. */
  | { kind: 'row' | 'total'; text: string; end: string }
  | { kind: 'link'; text: string; href: string }
  | PdfImage;

/** A png of the given height, described to screen readers in words. */
export interface PdfImage {
  kind: 'image';
  data: Uint8Array;
  alt: string;
  /** Points; the width follows, up to that of the text. */
  height: number;
}

/** A text to print; screen readers get the same headings, paragraphs and links as eyes do. */
export interface PdfText {
  /** Shown by readers as the name of the document. */
  title: string;
  /** BCP 47, e.g. 'en'. */
  language: string;
  createdAt: Date;
  blocks: PdfBlock[];
}
