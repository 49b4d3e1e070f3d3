import { Worker } from 'node:worker_threads';
import { tooManyRequests } from '../plugins/errors/errors.ts';
import { createThread } from '../thread.ts';
import type { ConvertedText } from './converter.types.ts';
import type { WrittenText } from './to-markdown.ts';

const longestMs = 10_000;

const startWorker = () =>
  new Worker(new URL('./converter.worker.ts', import.meta.url), {
    execArgv: ['--conditions=uplink-source'],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });

const busy = () => tooManyRequests('Too many products are being converted. Try again in a minute.');

const thread = createThread<readonly WrittenText[]>(startWorker, busy);

/**
 * Texts in the form that files have, with their HTML. Converted in a thread of its own, because a text can be made so
 * that this never ends; `undefined` if it took too long.
 */
export const convertTexts = (texts: readonly WrittenText[]): Promise<ConvertedText[] | undefined> =>
  thread.inTurn<ConvertedText[]>(texts, longestMs);
