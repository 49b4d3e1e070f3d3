import { drawImage, drawImages } from './draw-images.ts';
import { openPdf, toBuffer } from './open-pdf.ts';
import type { PdfCertificate } from './pdf-certificate.ts';
import type { Weight } from './pdf-fonts.ts';
import { addLink } from './pdf-link.ts';
import { spokenAs, writeIn } from './pdf-writing.ts';

const margin = 64;
const ink = '#0e1526';
const quiet = '#56617a';
const blue = '#1f47d6';

interface Line {
  tag: string;
  text: string;
  size: number;
  weight?: Weight;
  colour?: string;
  /** The upper edge, in points. */
  top: number;
  /** A longer text is written smaller until it takes no more room. */
  height: number;
}

/** One page in landscape: who, for what, by whom, and where it can be checked. Tagged, as all PDFs are. */
export async function drawCertificate(certificate: PdfCertificate): Promise<Buffer> {
  const { title, language, createdAt } = certificate;
  const document = openPdf({ title, language, createdAt, margin, layout: 'landscape' });
  const root = document.struct('Document');
  document.addStructure(root);
  document.markContent('Artifact', { type: 'Layout' });
  drawImages(document, certificate);
  drawFrame(document, certificate.borderColour);
  document.endMarkedContent();
  for (const line of toLines(certificate)) drawLine(document, root, line);
  drawSignatures(document, root, certificate);
  drawLink(document, root, certificate);
  root.end();
  return toBuffer(document);
}

function toLines(certificate: PdfCertificate): Line[] {
  const { issuer, label, heading, recipient, subject, body, facts, images } = certificate;
  // The issuer's name gives way to a picture in its place.
  const top = label ?? (images?.middleLogo ? undefined : issuer);
  const above = { tag: 'P', size: 13, weight: 'bold', colour: blue, height: 20 } as const;
  return [
    ...(top === undefined ? [] : [{ ...above, text: top, top: label ? 82 : 66 }]),
    { tag: 'H1', text: heading, size: 26, weight: 'bold', top: 100, height: 40 },
    { tag: 'H2', text: recipient, size: 30, weight: 'bold', colour: blue, top: 164, height: 84 },
    { tag: 'P', text: body, size: 12, top: 262, height: 72 },
    { tag: 'H3', text: subject, size: 16, weight: 'bold', top: 340, height: 48 },
    { tag: 'P', text: facts.join('   ·   '), size: 9, colour: quiet, top: 494, height: 14 },
  ];
}

function drawFrame(document: PDFKit.PDFDocument, colour = blue): void {
  const { width, height } = document.page;
  document.lineWidth(3).strokeColor(colour);
  document.rect(28, 28, width - 56, height - 56).stroke();
  document.lineWidth(0.75).strokeColor(quiet);
  document.rect(36, 36, width - 72, height - 72).stroke();
}

function drawLine(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { tag, text, size, weight = 'regular', colour = ink, top, height }: Line,
): void {
  const place = { ...across(document), top, height };
  const write = () => writeIn(document, text, { weight, size, colour }, place);
  root.add(document.struct(tag, spokenAs(text), [write]));
}

function across(document: PDFKit.PDFDocument): { start: number; width: number } {
  return { start: margin, width: document.page.width - 2 * margin };
}

/** Side by side, each under a line. */
function drawSignatures(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { signatures }: PdfCertificate,
): void {
  const column = (document.page.width - 2 * margin) / Math.max(1, signatures.length);
  for (const [index, { name, jobTitle, image }] of signatures.entries()) {
    const start = margin + index * column;
    document.markContent('Artifact', { type: 'Layout' });
    if (image)
      drawImage(document, image, {
        start: start + column / 2 - 70,
        top: 396,
        width: 140,
        height: 42,
      });
    document.lineWidth(0.75).strokeColor(quiet);
    document
      .moveTo(start + column / 2 - 90, 440)
      .lineTo(start + column / 2 + 90, 440)
      .stroke();
    document.endMarkedContent();
    const place = { start, width: column, height: 16 };
    const write = () => {
      const signed = { weight: 'bold', size: 11, colour: ink } as const;
      writeIn(document, name, signed, { ...place, top: 448 });
      const below = { weight: 'regular', size: 9, colour: quiet } as const;
      writeIn(document, jobTitle, below, { ...place, top: 464 });
    };
    root.add(document.struct('P', {}, [write]));
  }
}

function drawLink(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { link }: PdfCertificate,
): void {
  const place = { ...across(document), top: 512, height: 14 };
  const look = { weight: 'regular', size: 9, colour: blue } as const;
  addLink(document, root, link, (onLine) =>
    writeIn(document, link.text, look, { ...place, onLine }),
  );
}
