import { type Client, createClient } from '../load/client.ts';
import { createLearnerDay } from '../load/learner-day.ts';
import { openLoop } from '../load/open-loop.ts';
import { type Academy, prepareAcademy } from '../support/academy.ts';
import { atMost, type Figure } from '../support/figure.ts';
import type { Options } from '../support/options.ts';
import { startServer } from '../support/server-process.ts';

/** Kills the server in the middle of a learner day, starts it again and looks for what it had confirmed. */
export async function measureKill({
  rounds,
  perSecond,
  seconds,
  size,
}: Options): Promise<Figure[]> {
  const academy = await prepareAcademy('PGlite', size);
  const reopened: number[] = [];
  let confirmed = 0;
  let lost = 0;
  for (let round = 0; round < rounds; round += 1) {
    const saved = await loadAndKill(academy, { perSecond, seconds: Math.min(seconds, 3), round });
    const server = await startServer(academy.env);
    reopened.push(server.readyMs);
    confirmed += saved.length;
    lost += await countMissing(academy, server.url, saved);
    await server.stop();
  }
  return [
    atMost(`ready after kill -9 under load, worst of ${rounds}`, Math.max(...reopened), 5000, 'ms'),
    atMost(`confirmed saves lost, of ${confirmed}`, lost, 0, ''),
  ];
}

const draftPath = (key: number) => `/me/drafts/bench:${key}`;

/** Saves drafts one after the other beside the load, and returns those that were confirmed. */
async function loadAndKill(
  academy: Academy,
  { perSecond, seconds, round }: { perSecond: number; seconds: number; round: number },
): Promise<number[]> {
  const server = await startServer(academy.env);
  const client = createClient(server.url);
  const tokens = await academy.signIn(server.url);
  const load = openLoop({ perSecond, seconds, send: createLearnerDay(client, academy, tokens) });
  const saving = saveDrafts(client, tokens.get(writerOf(academy)), round * 100_000);
  await new Promise((resolve) => setTimeout(resolve, seconds * 900));
  await server.kill();
  const saved = await saving;
  await load;
  client.close();
  return saved;
}

async function saveDrafts(client: Client, token: string | undefined, from: number) {
  const saved: number[] = [];
  for (let key = from; ; key += 1) {
    const body = { key: `bench:${key}`, value: { text: `draft ${key}` } };
    const answer = await client
      .call({ method: 'PUT', path: draftPath(key), token, body })
      .catch(() => undefined);
    if (answer?.status !== 200) return saved;
    saved.push(key);
  }
}

async function countMissing(academy: Academy, url: string, saved: number[]): Promise<number> {
  const client = createClient(url);
  const token = (await academy.signIn(url)).get(writerOf(academy));
  let missing = 0;
  for (const key of saved) {
    const { text } = await client.call({ method: 'GET', path: draftPath(key), token });
    if (!text.includes(`"draft ${key}"`)) missing += 1;
  }
  client.close();
  return missing;
}

function writerOf({ learners }: Academy): number {
  return learners[0]?.id ?? 0;
}
