/** One part of a printed text, in reading order. */
export type PdfBlock =
  | { kind: 'h1' | 'h2' | 'h3' | 'p' | 'caption'; text: string }
  | { kind: 'link'; text: string; href: string };

/** A text to print; screen readers get the same headings, paragraphs and links as eyes do. */
export interface PdfText {
  /** Shown by readers as the name of the document. */
  title: string;
  /** BCP 47, e.g. 'en'. */
  language: string;
  createdAt: Date;
  blocks: PdfBlock[];
}
