import { lazyView } from '@uplink/ui/lazy-part';
import { Skeleton } from '@uplink/ui/skeleton';

/** A select that is less urgent than the rest of the page: its list of options is loaded later. */
export const LazySelect = lazyView(
  async () => (await import('@uplink/ui/select')).Select,
  () => <Skeleton width="140px" height={40} />,
);
