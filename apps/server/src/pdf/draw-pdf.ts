import { toDrawable } from './draw-images.ts';
import { openPdf, toBuffer } from './open-pdf.ts';
import { addLink } from './pdf-link.ts';
import type { PdfBlock, PdfImage, PdfText } from './pdf-text.ts';
import { type OnLine, spokenAs, writeOn, writeRow } from './pdf-writing.ts';

const looks = {
  h1: { tag: 'H1', weight: 'bold', size: 20, before: 0, colour: '#0e1526' },
  h2: { tag: 'H2', weight: 'bold', size: 14, before: 18, colour: '#0e1526' },
  h3: { tag: 'H3', weight: 'bold', size: 11, before: 12, colour: '#0e1526' },
  p: { tag: 'P', weight: 'regular', size: 10, before: 3, colour: '#1d2638' },
  caption: { tag: 'P', weight: 'regular', size: 9, before: 3, colour: '#56617a' },
  row: { tag: 'P', weight: 'regular', size: 10, before: 4, colour: '#1d2638' },
  total: { tag: 'P', weight: 'bold', size: 11, before: 8, colour: '#0e1526' },
  link: { tag: 'Link', weight: 'regular', size: 10, before: 10, colour: '#1f47d6' },
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
  if (block.kind === 'image') {
    drawImage(document, root, block);
    return;
  }
  const { tag, before, ...look } = looks[block.kind];
  document.y += before;
  // A heading does not stand alone at the foot of a page.
  const room = document.page.height - margin - document.y;
  if (tag.startsWith('H') && room < look.size * 5) document.addPage();
  if ('end' in block) {
    const { text, end } = block;
    const spoken = spokenAs(`${text} ${end}`);
    root.add(document.struct(tag, spoken, [() => writeRow(document, { text, end }, look)]));
    return;
  }
  const write = (onLine?: OnLine) => writeOn(document, block.text, look, onLine);
  if (block.kind === 'link') addLink(document, root, block, write);
  else root.add(document.struct(tag, spokenAs(block.text), [() => write()]));
}

function drawImage(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { data, alt, height }: PdfImage,
): void {
  document.y += 8;
  if (document.y + height > document.page.height - margin) document.addPage();
  const width = document.page.width - 2 * margin;
  const top = document.y;
  const image = toDrawable(data, { width, height, at: 'start' });
  const draw = () => void document.image(image, margin, top, { fit: [width, height] });
  root.add(document.struct('Figure', { alt }, [draw]));
  document.y = top + height;
}
