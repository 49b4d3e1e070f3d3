import { Worker } from 'node:worker_threads';
import { tooManyRequests } from '../plugins/errors/errors.ts';
import type { PdfCertificate } from './pdf-certificate.ts';
import type { PdfText } from './pdf-text.ts';

const longestMs = 20_000;
const longestLine = 50;

/** Prints texts one at a time. */
export interface PdfPrinter {
  print(text: PdfText | PdfCertificate): Promise<Buffer>;
  close(): Promise<void>;
}

type Answer = { pdf: Uint8Array } | { fault: string };

/** Starts its thread with the first text. One that takes too long is given up, and its thread with it. */
export function createPdfPrinter(): PdfPrinter {
  let worker: Worker | undefined;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();

  function start(): Worker {
    const started = new Worker(new URL('./pdf.worker.ts', import.meta.url), {
      execArgv: ['--conditions=uplink-source'],
    });
    started.unref();
    // Once it failed the next text starts another one.
    started.on('error', () => {});
    started.on('exit', () => {
      if (worker === started) worker = undefined;
    });
    return started;
  }

  async function draw(text: PdfText | PdfCertificate): Promise<Buffer> {
    worker ??= start();
    const drawing = worker;
    const answer = await new Promise<Answer>((resolve) => {
      function settle(given: Answer) {
        clearTimeout(timer);
        drawing.off('message', settle).off('exit', onExit);
        resolve(given);
      }
      const onExit = () => settle({ fault: 'its thread ended' });
      const timer = setTimeout(() => void drawing.terminate(), longestMs);
      drawing.on('message', settle).on('exit', onExit);
      drawing.postMessage(text);
    });
    if ('fault' in answer) throw new Error(`A PDF could not be drawn: ${answer.fault}`);
    return Buffer.from(answer.pdf);
  }

  return {
    async print(text) {
      if (waiting >= longestLine) {
        throw tooManyRequests('Too many PDFs are being created. Try again in a minute.');
      }
      waiting += 1;
      const turn = last.then(() => draw(text));
      last = turn.catch(() => {});
      try {
        return await turn;
      } finally {
        waiting -= 1;
      }
    },
    close: async () => {
      await worker?.terminate();
    },
  };
}
