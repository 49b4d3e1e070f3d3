import { parentPort } from 'node:worker_threads';
import { drawCertificate } from './draw-certificate.ts';
import { drawPdf } from './draw-pdf.ts';
import type { PdfCertificate } from './pdf-certificate.ts';
import type { PdfText } from './pdf-text.ts';

/** Draws in a thread of its own: a long text stops no request. */
parentPort?.on('message', async (text: PdfText | PdfCertificate) => {
  try {
    const pdf = 'kind' in text ? await drawCertificate(text) : await drawPdf(text);
    parentPort?.postMessage({ pdf });
  } catch (error) {
    parentPort?.postMessage({ fault: String(error) });
  }
});
