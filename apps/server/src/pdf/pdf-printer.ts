import { Worker } from 'node:worker_threads';
import type { OnFault } from '../jobs/attempt.ts';
import { tooManyRequests } from '../plugins/errors/errors.ts';
import { createThread } from '../thread.ts';
import type { PdfCertificate } from './pdf-certificate.ts';
import type { PdfText } from './pdf-text.ts';

const longestMs = 20_000;

/** Prints texts one at a time. */
export interface PdfPrinter {
  print(text: PdfText | PdfCertificate): Promise<Buffer>;
  close(): Promise<void>;
}

type Answer = { pdf: Uint8Array } | { fault: string };

/** Draws in a thread of its own, so that no one waits for a long text. */
export function createPdfPrinter(onFault: OnFault): PdfPrinter {
  const { inTurn, close } = createThread<PdfText | PdfCertificate>(startWorker, {
    busy,
    onFault: (error) => onFault(error, 'the thread of PDFs'),
  });
  return {
    async print(text) {
      const answer = (await inTurn<Answer>(text, longestMs)) ?? { fault: 'its thread ended' };
      if ('fault' in answer) throw new Error(`A PDF could not be drawn: ${answer.fault}`);
      return Buffer.from(answer.pdf);
    },
    close,
  };
}

const startWorker = () =>
  new Worker(new URL('./pdf.worker.ts', import.meta.url), {
    execArgv: ['--conditions=uplink-source'],
  });

const busy = () => tooManyRequests('Too many PDFs are being created. Try again in a minute.');
