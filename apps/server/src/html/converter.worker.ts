import { parentPort } from 'node:worker_threads';
import type { ConvertedText, ConvertedTexts } from './converter.types.ts';
import { fromWritten, toWritten, type WrittenText } from './to-markdown.ts';

parentPort?.on('message', (texts: WrittenText[]) => {
  const start = performance.now();
  const converted = texts.map((text): ConvertedText => {
    const written = toWritten(fromWritten(text));
    return { written, html: fromWritten(written) };
  });
  const tookMs = performance.now() - start;
  parentPort?.postMessage({ converted, tookMs } satisfies ConvertedTexts);
});
