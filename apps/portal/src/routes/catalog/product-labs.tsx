import { Skeleton, useHeld } from '@uplink/ui/skeleton';
import { lazyPart, useLazyPart } from '../../app/lazy-part.ts';

const moduleLabs = lazyPart(
  async () => (await import('@uplink/learner/labs/of-product')).ModuleLabs,
);

/** The practice labs of a product; their code comes with the first that are looked at. */
export function ProductLabs({ moduleId }: { moduleId: number }) {
  const state = useLazyPart(moduleLabs);
  const isHeld = useHeld(state.status === 'loading');
  if (isHeld || state.status !== 'ready') return <Skeleton height={320} />;
  return <state.Part moduleId={moduleId} />;
}
