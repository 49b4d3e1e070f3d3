import { Resvg } from '@resvg/resvg-js';
import type { PdfCertificate } from './pdf-certificate.ts';
import type { Place } from './pdf-writing.ts';

/** Pixels per point: sharp on paper, and no larger than needed. */
const density = 2;

/** The pictures of a certificate, each in its place. */
export function drawImages(document: PDFKit.PDFDocument, { images = {} }: PdfCertificate): void {
  const { width, height } = document.page;
  const centred = (of: number) => ({ start: (width - of) / 2, width: of });
  const places: [Uint8Array | undefined, Place, boolean?][] = [
    [images.background, { start: 0, top: 0, width, height }, true],
    [images.header, { start: 40, top: 40, width: width - 80, height: 56 }, true],
    [images.leftLogo, { start: 64, top: 48, width: 130, height: 40 }],
    [images.middleLogo, { ...centred(130), top: 48, height: 40 }],
    [images.rightLogo, { start: width - 194, top: 48, width: 130, height: 40 }],
    [images.left, { start: 56, top: 160, width: 110, height: 170 }],
    [images.bottom, { ...centred(130), top: 394, height: 42 }],
    [images.logo, { ...centred(90), top: 530, height: 22 }],
  ];
  for (const [image, place, isFilled] of places)
    if (image) drawImage(document, image, place, isFilled);
}

/** A picture as large as its place allows, or filling all of it. */
export function drawImage(
  document: PDFKit.PDFDocument,
  image: Uint8Array,
  { start, top, width, height }: Place,
  isFilled = false,
): void {
  document.save();
  document.rect(start, top, width, height).clip();
  const size = [width, height] as [number, number];
  const align = { align: 'center', valign: 'center' } as const;
  document.image(toDrawable(image, { width, height, isFilled }), start, top, {
    ...(isFilled ? { cover: size } : { fit: size }),
    ...align,
  });
  document.restore();
}

interface Frame {
  width: number;
  height: number;
  isFilled?: boolean;
  /** Where a picture that is narrower than its frame stands. @default middle */
  at?: 'start' | 'middle';
}

/**
 * Jpeg as it is; png and gif drawn again in the size that is needed: large ones take seconds, and a few bytes may
 * unpack to gigabytes.
 */
export function toDrawable(
  image: Uint8Array,
  { width, height, isFilled = false, at = 'middle' }: Frame,
): Buffer {
  const bytes = Buffer.from(image);
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return bytes;
  const type = bytes[0] === 0x47 ? 'gif' : 'png';
  const [wide, high] = [Math.round(width * density), Math.round(height * density)];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${high}">
    <image href="data:image/${type};base64,${bytes.toString('base64')}" width="${wide}" height="${high}"
      preserveAspectRatio="${at === 'start' ? 'xMin' : 'xMid'}YMid ${isFilled ? 'slice' : 'meet'}"/></svg>`;
  return Buffer.from(new Resvg(svg).render().asPng());
}
