import type { Definition } from '@uplink/net/exercise';
import { type LazyPart, lazyPart, useLazyPart } from '@uplink/ui/lazy-part';
import type { Engine, Findings, Part } from './engine.types.ts';

/**
 * The engine comes behind the page: an exercise is there to be read before it is needed. A question about addresses
 * loads neither access lists nor the command line.
 */
const parts = {
  fields: () => import('./value-judges.ts'),
  lists: () => import('./list-judges.ts'),
  network: () => import('./network-judges.ts'),
};

const engines = new Map<string, LazyPart<Engine>>();

/** The engine for what an exercise has, for code that waits for it. */
export function engineOf({ fields = [], lists = [], network }: Definition): LazyPart<Engine> {
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
  const [{ gradeWith }, ...loaded] = await Promise.all([
    import('./grading.ts'),
    ...needed.map((part) => parts[part]()),
  ]);
  const judges = Object.assign({}, ...loaded.map((part) => part.judges));
  const findings: Findings = Object.assign(
    {},
    ...loaded.map((part, at) => ({ [needed[at] ?? '']: part.findings })),
  );
  return {
    findings,
    grade: (drawn, answer, budget) => gradeWith(judges, { drawn, answer, budget }),
  };
}

const noEngine = lazyPart<Engine>(() => new Promise(() => {}));

/** The engine of an exercise, once it is loaded. */
export function useEngine(definition: Definition | undefined): Engine | undefined {
  const part = useLazyPart(definition ? engineOf(definition) : noEngine, {
    isWanted: definition !== undefined,
  });
  return part.status === 'ready' ? part.Part : undefined;
}
