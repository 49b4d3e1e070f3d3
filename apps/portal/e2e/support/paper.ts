import type { Page } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a page says on paper, read from its PDF. */
export async function printedText(page: Page): Promise<string> {
  const data = new Uint8Array(await page.pdf({ format: 'A4' }));
  const pdf = await getDocument({ data, verbosity: 0 }).promise;
  const texts = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join(' ');
  });
  return (await Promise.all(texts)).join(' ').replace(/\s+/g, ' ');
}
