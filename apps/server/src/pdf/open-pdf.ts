import PDFDocument from 'pdfkit';
import { mainFont } from './pdf-fonts.ts';

/** The types do not know this subset yet. */
const accessible: object = { subset: 'PDF/UA' };

export interface PdfAbout {
  title: string;
  language: string;
  createdAt: Date;
  /** Points of the page left free on each side. */
  margin: number;
  /** @default 'portrait' */
  layout?: 'portrait' | 'landscape';
}

/** An empty document on A4, to be tagged, with its language and title (PDF/UA wants all three). */
export function openPdf({
  title,
  language,
  createdAt,
  margin,
  layout = 'portrait',
}: PdfAbout): PDFKit.PDFDocument {
  return new PDFDocument({
    size: 'A4',
    layout,
    margin,
    pdfVersion: '1.7',
    ...accessible,
    tagged: true,
    displayTitle: true,
    lang: language,
    font: mainFont('regular'),
    info: { Title: title, CreationDate: createdAt },
  });
}

/** Ends a document, and all that is in it. */
export async function toBuffer(document: PDFKit.PDFDocument): Promise<Buffer> {
  document.end();
  const chunks: Buffer[] = [];
  for await (const chunk of document) chunks.push(chunk);
  return Buffer.concat(chunks);
}
