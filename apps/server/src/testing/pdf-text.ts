import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Everything a PDF says, page after page, words apart by one space. */
export async function textOfPdf(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const words: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    for (const item of items) if ('str' in item) words.push(item.str);
  }
  return words.join(' ').replace(/\s+/g, ' ');
}
