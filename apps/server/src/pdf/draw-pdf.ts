import { openPdf, toBuffer } from './open-pdf.ts';
import { addLink } from './pdf-link.ts';
import { fontFor, runOf, spokenAs } from './pdf-script.ts';
import type { PdfBlock, PdfText } from './pdf-text.ts';

const looks = {
  h1: { tag: 'H1', font: 'bold', size: 20, before: 0, colour: '#0e1526' },
  h2: { tag: 'H2', font: 'bold', size: 14, before: 18, colour: '#0e1526' },
  h3: { tag: 'H3', font: 'bold', size: 11, before: 12, colour: '#0e1526' },
  p: { tag: 'P', font: 'regular', size: 10, before: 3, colour: '#1d2638' },
  caption: { tag: 'P', font: 'regular', size: 9, before: 3, colour: '#56617a' },
  link: { tag: 'Link', font: 'regular', size: 10, before: 10, colour: '#1f47d6' },
} as const;

const margin = 56;

/** A4 pages of a text, tagged, with its language and title (PDF/UA wants all three). */
export async function drawPdf({ blocks, ...about }: PdfText): Promise<Buffer> {
  const document = openPdf({ ...about, margin });
  const root = document.struct('Document');
  document.addStructure(root);
  for (const block of blocks) drawBlock(document, root, block);
  root.end();
  return toBuffer(document);
}

function drawBlock(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  block: PdfBlock,
): void {
  const { tag, font, size, before, colour } = looks[block.kind];
  document.font(fontFor(block.text, font)).fontSize(size).fillColor(colour);
  document.y += before;
  // A heading does not stand alone at the foot of a page.
  const room = document.page.height - margin - document.y;
  if (tag.startsWith('H') && room < size * 5) document.addPage();
  const draw = (options = {}) =>
    void document.text(block.text, { lineGap: 2, ...runOf(block.text), ...options });
  if (block.kind === 'link') addLink(document, root, block, draw);
  else root.add(document.struct(tag, spokenAs(block.text), [() => draw()]));
}
