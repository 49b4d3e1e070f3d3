import { openPdf, toBuffer } from './open-pdf.ts';
import type { PdfCertificate } from './pdf-certificate.ts';
import { addLink } from './pdf-link.ts';
import { fontFor, runOf, spokenAs, type Weight } from './pdf-script.ts';

const margin = 64;
const ink = '#0e1526';
const quiet = '#56617a';
const blue = '#1f47d6';

interface Line {
  tag: string;
  text: string;
  size: number;
  font?: Weight;
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
  drawFrame(document);
  document.endMarkedContent();
  for (const line of toLines(certificate)) drawLine(document, root, line);
  drawSignatures(document, root, certificate);
  drawLink(document, root, certificate);
  root.end();
  return toBuffer(document);
}

function toLines({ issuer, heading, recipient, subject, body, facts }: PdfCertificate): Line[] {
  return [
    { tag: 'P', text: issuer, size: 13, font: 'bold', colour: blue, top: 66, height: 20 },
    { tag: 'H1', text: heading, size: 26, font: 'bold', top: 100, height: 40 },
    { tag: 'H2', text: recipient, size: 30, font: 'bold', colour: blue, top: 164, height: 84 },
    { tag: 'P', text: body, size: 12, top: 262, height: 72 },
    { tag: 'H3', text: subject, size: 16, font: 'bold', top: 340, height: 48 },
    { tag: 'P', text: facts.join('   ·   '), size: 9, colour: quiet, top: 494, height: 14 },
  ];
}

function drawFrame(document: PDFKit.PDFDocument): void {
  const { width, height } = document.page;
  document.lineWidth(3).strokeColor(blue);
  document.rect(28, 28, width - 56, height - 56).stroke();
  document.lineWidth(0.75).strokeColor(quiet);
  document.rect(36, 36, width - 72, height - 72).stroke();
}

function drawLine(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { tag, text, size, font = 'regular', colour = ink, top, height }: Line,
): void {
  const width = document.page.width - 2 * margin;
  const look = { ...runOf(text), width, align: 'center', lineGap: 2 } as const;
  document.font(fontFor(text, font)).fillColor(colour);
  let fitting = size;
  while (fitting > 6 && document.fontSize(fitting).heightOfString(text, look) > height)
    fitting -= 1;
  const draw = () =>
    void document.fontSize(fitting).text(text, margin, top, { ...look, height, ellipsis: true });
  root.add(document.struct(tag, spokenAs(text), [draw]));
}

/** Side by side, each under a line. */
function drawSignatures(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { signatures }: PdfCertificate,
): void {
  const column = (document.page.width - 2 * margin) / Math.max(1, signatures.length);
  for (const [index, { name, jobTitle }] of signatures.entries()) {
    const start = margin + index * column;
    document.markContent('Artifact', { type: 'Layout' });
    document.lineWidth(0.75).strokeColor(quiet);
    document
      .moveTo(start + column / 2 - 90, 440)
      .lineTo(start + column / 2 + 90, 440)
      .stroke();
    document.endMarkedContent();
    const look = { width: column, align: 'center', height: 16, ellipsis: true } as const;
    const draw = () => {
      document.font(fontFor(name, 'bold')).fontSize(11).fillColor(ink);
      document.text(name, start, 448, { ...runOf(name), ...look });
      document.font(fontFor(jobTitle, 'regular')).fontSize(9).fillColor(quiet);
      document.text(jobTitle, start, 464, { ...runOf(jobTitle), ...look });
    };
    root.add(document.struct('P', {}, [draw]));
  }
}

function drawLink(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { link }: PdfCertificate,
): void {
  const width = document.page.width - 2 * margin;
  document.font(fontFor(link.text, 'regular')).fontSize(9).fillColor(blue);
  addLink(
    document,
    root,
    link,
    (options) => void document.text(link.text, margin, 512, { width, align: 'center', ...options }),
  );
}
