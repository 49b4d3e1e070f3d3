import { startOwnProcess } from '../own-process.ts';
import { tooManyRequests } from '../plugins/errors/errors.ts';
import { createThread } from '../thread.ts';
import type { ConvertedTexts } from './converter.types.ts';
import type { WrittenText } from './to-markdown.ts';

/** How long the texts of one call may take. */
export const longestMs = 10_000;

const startWorker = () =>
  startOwnProcess(new URL('./converter.worker.ts', import.meta.url), { mostHeapMb: 256 });

const busy = () => tooManyRequests('Too many products are being converted. Try again in a minute.');

const thread = createThread<readonly WrittenText[]>(startWorker, {
  busy,
  // It belongs to the process, and no app's log is at hand.
  onFault: (error) => process.emitWarning(error as Error),
});

/**
 * Texts in the form that files have, with their HTML. Converted in a process of its own, because a text can be made
 * so that this never ends or runs out of memory; `undefined` if it took too long.
 */
export const convertTexts = (
  texts: readonly WrittenText[],
  mostMs = longestMs,
): Promise<ConvertedTexts | undefined> => thread.inTurn<ConvertedTexts>(texts, mostMs);
