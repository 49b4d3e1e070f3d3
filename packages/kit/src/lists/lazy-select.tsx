import { lazyView } from '@uplink/ui/lazy-part';
import { Skeleton } from '@uplink/ui/skeleton';

/** A select beside what matters first: its list of options is loaded after it. */
export const LazySelect = lazyView(
  async () => (await import('@uplink/ui/select')).Select,
  () => <Skeleton width="140px" height={40} />,
);
