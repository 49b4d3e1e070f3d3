import { parentPort } from 'node:worker_threads';
import type { ConvertedText } from './converter.types.ts';
import { fromWritten, toWritten, type WrittenText } from './to-markdown.ts';

parentPort?.on('message', (texts: WrittenText[]) => {
  const converted = texts.map((text): ConvertedText => {
    const written = toWritten(fromWritten(text));
    return { written, html: fromWritten(written) };
  });
  parentPort?.postMessage(converted);
});
