import { parentPort } from 'node:worker_threads';
import { drawPdf } from './draw-pdf.ts';
import type { PdfText } from './pdf-text.ts';

/** Draws in a thread of its own: a long text stops no request. */
parentPort?.on('message', async (text: PdfText) => {
  try {
    parentPort?.postMessage({ pdf: await drawPdf(text) });
  } catch (error) {
    parentPort?.postMessage({ fault: String(error) });
  }
});
