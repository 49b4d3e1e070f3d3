import type { Args, Command } from './command.ts';
import type { Node, Tail } from './graph.ts';

/** How a line was understood. `word` counts from 0. */
export type Match<Effect> =
  | { kind: 'matched'; command: Command<Effect>; args: Args }
  | { kind: 'incomplete' }
  | { kind: 'ambiguous'; word: number }
  | { kind: 'invalid'; word: number };

interface Thread<Effect> {
  tail: Tail<Effect>;
  args: Args;
  at: number;
}

type Fault = { kind: 'ambiguous'; word: number } | { kind: 'invalid'; word: number };

type Walk<Effect> = { kind: 'open'; threads: Thread<Effect>[] } | Fault;

/** Finds the one command that a line abbreviates. */
export function match<Effect>(words: string[], start: Tail<Effect>): Match<Effect> {
  const walk = follow(words, start);
  if (walk.kind !== 'open') return walk;
  for (const isHidden of [false, true]) {
    for (const { tail, args } of walk.threads) {
      const { ends: command } = tail;
      if (command && !!command.isHidden === isHidden) return { kind: 'matched', command, args };
    }
  }
  return { kind: 'incomplete' };
}

/** What may come after these words: the nodes, and whether the line may end here. */
export function candidates<Effect>(
  words: string[],
  start: Tail<Effect>,
): { kind: 'open'; nodes: Node<Effect>[]; mayEnd: boolean } | Fault {
  const walk = follow(words, start);
  if (walk.kind !== 'open') return walk;
  const nodes: Node<Effect>[] = [];
  let mayEnd = false;
  for (const { tail } of walk.threads) {
    nodes.push(...tail.nodes.filter((node) => !node.isHidden));
    if (tail.ends && !tail.ends.isHidden) mayEnd = true;
  }
  return { kind: 'open', nodes, mayEnd };
}

function follow<Effect>(words: string[], start: Tail<Effect>): Walk<Effect> {
  let threads: Thread<Effect>[] = [{ tail: start, args: {}, at: 0 }];
  for (let at = 0; at < words.length; at++) {
    const here = threads.filter((thread) => thread.at === at);
    if (!here.length) continue;
    const step = take(words, at, here);
    if (step.kind !== 'open') return step;
    threads = threads.filter((thread) => thread.at > at).concat(step.threads);
  }
  return { kind: 'open', threads };
}

/**
 * A keyword wins over a parameter, and one spelled out wins over one that is only abbreviated. What is hidden goes along
 * with what is listed, and counts alone where nothing else fits.
 */
function take<Effect>(words: string[], at: number, threads: Thread<Effect>[]): Walk<Effect> {
  const given = (words[at] as string).toLowerCase();
  const ways = waysFrom(threads);
  for (const isHidden of [false, true]) {
    const own = ways.filter(({ node }) => !!node.isHidden === isHidden);
    const keywords = own.filter(({ node }) => node.word?.toLowerCase().indexOf(given) === 0);
    if (keywords.length) return oneKeyword(keywords, ways, { given, at });
    if (own.some((way) => read(words, at, way))) {
      const isCatchAll = ({ node }: Way<Effect>) => node.isHidden && node.type?.shape === 'LINE';
      const others = isHidden ? own : ways.filter((way) => !isCatchAll(way));
      return { kind: 'open', threads: others.map((way) => read(words, at, way)).filter(isThread) };
    }
  }
  return { kind: 'invalid', word: at };
}

interface Way<Effect> {
  thread: Thread<Effect>;
  node: Node<Effect>;
}

const waysFrom = <Effect>(threads: Thread<Effect>[]): Way<Effect>[] =>
  threads.reduce<Way<Effect>[]>(
    (all, thread) => all.concat(thread.tail.nodes.map((node) => ({ thread, node }))),
    [],
  );

function oneKeyword<Effect>(
  found: Way<Effect>[],
  ways: Way<Effect>[],
  { given, at }: { given: string; at: number },
): Walk<Effect> {
  const exact = found.filter(({ node }) => node.word?.toLowerCase() === given);
  const chosen = exact.length ? exact : found;
  const word = chosen[0]?.node.word;
  if (chosen.some(({ node }) => node.word !== word)) return { kind: 'ambiguous', word: at };
  const same = ways.filter(({ node }) => node.word === word);
  return { kind: 'open', threads: same.map(({ thread, node }) => filled(thread, node, word)) };
}

function read<Effect>(
  words: string[],
  at: number,
  { thread, node }: Way<Effect>,
): Thread<Effect> | undefined {
  const found = node.type?.read(words, at);
  return found && { ...filled(thread, node, found.value), at: at + (found.used ?? 1) };
}

const isThread = <Effect>(thread: Thread<Effect> | undefined): thread is Thread<Effect> =>
  thread !== undefined;

const filled = <Effect>(
  { args, at }: Thread<Effect>,
  { name, next }: Node<Effect>,
  value: Args[string],
): Thread<Effect> => ({
  tail: next,
  args: name ? { ...args, [name]: value } : args,
  at: at + 1,
});
