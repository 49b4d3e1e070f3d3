export interface PdfLink {
  text: string;
  href: string;
}

/** Adds a link in a paragraph of its own; `draw` writes its words. */
export function addLink(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { text, href }: PdfLink,
  draw: (options: { link: string }) => void,
): void {
  const link = document.link.bind(document);
  const paragraph = document.struct('P');
  const drawDescribed = () => {
    // PDF/UA wants words on the place that is pressed, too; the library leaves them empty. A string
    // object is a text to it, a plain string a name; its types know only the second.
    document.link = (x, y, width, height, url, options) =>
      link(x, y, width, height, url, { ...options, Contents: Object(text) as string });
    draw({ link: href });
    document.link = link;
  };
  paragraph.add(document.struct('Link', { alt: text }, [drawDescribed]));
  paragraph.end();
  root.add(paragraph);
}
