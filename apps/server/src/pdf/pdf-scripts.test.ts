import { PDFiumLibrary } from '@hyzyla/pdfium';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawCertificate } from './draw-certificate.ts';
import { drawPdf } from './draw-pdf.ts';

// Reads a PDF as Chrome does when someone copies from it.
let chrome: PDFiumLibrary;
beforeAll(async () => {
  chrome = await PDFiumLibrary.init();
});
afterAll(() => chrome.destroy());

async function copyFrom(bytes: Buffer): Promise<string> {
  const pdf = await chrome.loadDocument(bytes);
  const said = [...pdf.pages()].map((page) => page.getText()).join('\n');
  pdf.destroy();
  return said.replaceAll(/\s+/g, ' ');
}

const about = { title: 'My notes', language: 'en', createdAt: new Date('2026-03-01T00:00:00Z') };
const noteOf = (text: string) => drawPdf({ ...about, blocks: [{ kind: 'p', text }] });
const fontsOf = (bytes: Buffer) => [
  ...new Set(bytes.toString('latin1').match(/(?<=\/BaseFont \/\w+\+)[\w-]+/g)),
];

describe('a note is drawn in a font that knows its letters, and copied as it was written', () => {
  test.each([
    ['김민수: 라우터와 스위치', 'NotoSansKR'],
    ['王麗華「網路」', 'NotoSansSC'],
    ['สมชาย น้ำ ผู้ใหญ่ ปิ่น', 'NotoSansThai'],
    ['ສົມຊາຍ ນ້ຳ', 'NotoSansLao'],
    ['សុខ ស្ត្រី', 'NotoSansKhmer'],
    ['प्रिया क्षत्रिय हिन्दी र्क।', 'NotoSansDevanagari'],
    ['সৌমিত্র শিক্ষার্থী কো', 'NotoSansBengali'],
    ['தமிழ்ச்செல்வன் ஸ்ரீ கொ', 'NotoSansTamil'],
    ['శ్రీనివాస్ నెట్‌వర్క్', 'NotoSansTelugu'],
    ['ક્ષિતિજ વિદ્યાર્થી', 'NotoSansGujarati'],
    ['ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ', 'NotoSansGurmukhi'],
    ['ಕೃಷ್ಣಮೂರ್ತಿ ಸ್ತ್ರೀ', 'NotoSansKannada'],
    ['ശ്രീകുമാർ സ്ത്രീ ന്റെ', 'NotoSansMalayalam'],
    ['ଓଡ଼ିଆ କ୍ଷେତ୍ର', 'NotoSansOriya'],
    ['ශ්‍රී ක්‍රමය කෝ', 'NotoSansSinhala'],
    ['ኃይለ ሥላሴ።', 'NotoSansEthiopic'],
    ['Անի Պետրոսյան', 'DejaVuSans'],
    ['ნინო ბერიძე', 'DejaVuSans'],
  ])('%s', async (text, font) => {
    const bytes = await noteOf(`Maya: ${text}`);
    expect(await copyFrom(bytes)).toBe(`Maya: ${text}`);
    expect(fontsOf(bytes)).toContainEqual(expect.stringMatching(new RegExp(`^${font}`)));
  });
});

test('a font is read by those texts alone that need it', async () => {
  expect(fontsOf(await noteOf('Łukasz Żółć, Ελένη, Мария'))).toEqual(['DejaVuSans']);
});

test('a letter no one has a font for is a box, and the words around it are left alone', async () => {
  const bytes = await noteOf('Note \u{1F9FF} taken');
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(1)).getTextContent();
  expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toBe('Note □ taken');
});

test('a long name in another script takes no more than its place, and stays one heading', async () => {
  const name = 'தமிழ்ச்செல்வன் ஸ்ரீநிவாசன் சுப்பிரமணியன் மீனாட்சிசுந்தரம் '.repeat(8).trim();
  const bytes = await drawCertificate({
    ...about,
    kind: 'certificate',
    issuer: 'Uplink Academy',
    heading: 'Certificate of course completion',
    recipient: name,
    subject: 'VLANs',
    body: 'has completed every lesson.',
    signatures: [{ name, jobTitle: 'Mentor' }],
    facts: ['UA-C-1003'],
    link: { text: 'Verify', href: 'https://academy.example/verify/1' },
  });
  expect(await copyFrom(bytes)).toContain(name);
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  expect(pdf.numPages).toBe(1);
  const page = await pdf.getPage(1);
  expect(JSON.stringify(await page.getStructTree()).match(/"role":"H2"/g)).toHaveLength(1);
  const { items } = await page.getTextContent();
  const place = items.flatMap((item) =>
    'str' in item && /[\u0b80-\u0bff]/.test(item.str) ? [595.28 - item.transform[5]] : [],
  );
  // The base of its last line is above the words that follow; the second place is that of the signature.
  expect(Math.max(...place.filter((top) => top < 400))).toBeLessThan(262);
});
