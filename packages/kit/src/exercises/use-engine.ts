import { lazyPart, useLazyPart } from '@uplink/ui/lazy-part';
import type { Engine } from './engine.types.ts';

/** The engine, for code that waits for it. */
export const exerciseEngine = lazyPart(() => import('./engine.ts'));

/** The engine, once it is loaded. */
export function useEngine(): Engine | undefined {
  const part = useLazyPart(exerciseEngine);
  return part.status === 'ready' ? part.Part : undefined;
}
