import { type Definition, gradeWith } from '@uplink/net/exercise';
import { type LazyPart, lazyPart, useLazyPart } from '@uplink/ui/lazy-part';
import type { Engine, Part } from './engine.types.ts';

/**
 * The engine comes behind the page: an exercise is there to be read before it is needed. A question about addresses
 * loads neither access lists nor the command line.
 */
const parts = {
  fields: () => import('./value-judges.ts'),
  lists: () => import('./list-judges.ts'),
  network: () => import('./network-judges.ts'),
};

/** What an exercise asks for. */
type Asked = Pick<Definition, Part>;

const engines = new Map<string, LazyPart<Engine>>();

/** The engine for what an exercise has, for code that waits for it. */
export function engineOf({ fields = [], lists = [], network }: Asked): LazyPart<Engine> {
  const needed: Part[] = [];
  if (fields.length > 0) needed.push('fields');
  if (lists.length > 0) needed.push('lists');
  if (network) needed.push('network');
  const key = needed.join();
  const engine = engines.get(key) ?? lazyPart(() => loadEngine(needed));
  engines.set(key, engine);
  return engine;
}

async function loadEngine(needed: readonly Part[]): Promise<Engine> {
  const loaded = await Promise.all(needed.map((part) => parts[part]()));
  const judges = Object.assign({}, ...loaded.map((part) => part.judges));
  return {
    findings: loaded.map(({ findings }) => findings),
    grade: (drawn, answer, budget) => gradeWith(judges, { drawn, answer, budget }),
  };
}

/** The engine of an exercise, once it is loaded. */
export function useEngine(definition: Asked = {}): Engine | undefined {
  const part = useLazyPart(engineOf(definition));
  return part.status === 'ready' ? part.Part : undefined;
}
