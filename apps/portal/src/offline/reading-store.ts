import type { QueryKey } from '@tanstack/react-query';
import { readingCache } from './reader.ts';
import { isTooOld, type KeptAnswer, surplus } from './reading.rules.ts';

/** Addresses that exist only in the cache: each response is stored under its query's key. */
const folder = '/uplink-reading/';
const addressOf = (queryKey: QueryKey) => folder + encodeURIComponent(JSON.stringify(queryKey));
const keyOf = ({ url }: Request) =>
  JSON.parse(decodeURIComponent(url.slice(url.indexOf(folder) + folder.length))) as QueryKey;

/**
 * Keeps an answer as the latest of its kind. It is a cache rather than a database because one call deletes
 * all of it, even while the page is being left. `isAllowed` is checked at the last moment.
 */
export async function keepAnswer(answer: KeptAnswer, isAllowed: () => boolean): Promise<void> {
  if (!isAllowed()) return;
  const cache = await caches.open(readingCache);
  await cache.put(addressOf(answer.queryKey), new Response(JSON.stringify(answer)));
  const keys = (await cache.keys()).map(keyOf);
  await Promise.all(surplus(keys).map((queryKey) => cache.delete(addressOf(queryKey))));
}

/** A person's kept answers, oldest first. Deletes those that are too old or belong to someone else. */
export async function readAnswers(person: string, now = Date.now()): Promise<KeptAnswer[]> {
  // Opening it would create it again, even after a sign-out.
  if (!(await caches.has(readingCache))) return [];
  const cache = await caches.open(readingCache);
  const answers: KeptAnswer[] = [];
  for (const request of await cache.keys()) {
    const answer = (await (await cache.match(request))?.json()) as KeptAnswer | undefined;
    if (answer?.person === person && !isTooOld(answer, now)) answers.push(answer);
    else await cache.delete(request);
  }
  return answers;
}
