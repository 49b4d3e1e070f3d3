import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { drawCertificate } from './draw-certificate.ts';

const href = 'https://academy.example/verify/0123456789abcdef';

async function draw(recipient: string) {
  const bytes = await drawCertificate({
    kind: 'certificate',
    title: `Certificate, ${recipient}`,
    language: 'en',
    createdAt: new Date('2026-03-01T00:00:00Z'),
    issuer: 'Uplink Academy',
    heading: 'Certificate of course completion',
    recipient,
    subject: 'VLANs and Switching',
    body: 'has completed every lesson.',
    signatures: [{ name: 'Daniel Reyes', jobTitle: 'Mentor' }],
    facts: ['UA-C-1003'],
    link: { text: `Verify at ${href}`, href },
  });
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const page = await pdf.getPage(1);
  const { items } = await page.getTextContent();
  return {
    page,
    said: items
      .map((item) => ('str' in item ? item.str : ''))
      .join(' ')
      .replaceAll(/ +/g, ' '),
    fonts: new Set(bytes.toString('latin1').match(/(?<=\/BaseFont \/\w+\+)[\w-]+/g)),
  };
}

test('the link to its verification has words for those who hear it', async () => {
  const { page } = await draw('Maya Okafor');
  const [link] = await page.getAnnotations();
  expect(link).toMatchObject({ url: href, contentsObj: { str: `Verify at ${href}` } });
  expect(JSON.stringify(await page.getStructTree())).toContain(`"alt":"Verify at ${href}"`);
});

test.each(['王麗華', '田中 さくら (Sakura)'])(
  '%s is written in a font that knows it',
  async (name) => {
    const { said, fonts } = await draw(name);
    expect(said).toContain(name);
    expect([...fonts]).toContainEqual(expect.stringMatching(/^NotoSansSC/));
  },
);

test('a name in other letters needs no further font', async () => {
  const { fonts } = await draw('Łukasz Żółć');
  expect([...fonts].sort()).toEqual(['DejaVuSans', 'DejaVuSans-Bold']);
});

test.each(['محمد حسن', 'שלום עולם'])('%s runs from right to left', async (name) => {
  const { page, said } = await draw(name);
  expect(said.normalize('NFKC')).toContain(name);
  const { items } = await page.getTextContent();
  expect(items).toContainEqual(expect.objectContaining({ dir: 'rtl' }));
});
