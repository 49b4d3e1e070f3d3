import type { OnLine } from './pdf-writing.ts';

export interface PdfLink {
  text: string;
  href: string;
}

/** Adds a link in a paragraph of its own; `write` writes its words and tells where they stand. */
export function addLink(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { text, href }: PdfLink,
  write: (onLine: OnLine) => void,
): void {
  const paragraph = document.struct('P');
  const link: PDFKit.PDFStructureElement = document.struct('Link', { alt: text }, [
    () =>
      write((x, y, width, height) => {
        // PDF/UA wants words on the place that is pressed, too. A string object is a text to the library,
        // a plain string a name; its types know neither that nor what the place belongs to.
        const described: object = { structParent: link, Contents: Object(text) };
        document.link(x, y, width, height, href, described);
      }),
  ]);
  paragraph.add(link);
  paragraph.end();
  root.add(paragraph);
}
