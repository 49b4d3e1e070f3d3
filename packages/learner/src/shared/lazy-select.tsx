import type { SelectProps } from '@uplink/ui/select';
import { held, Skeleton } from '@uplink/ui/skeleton';
import { lazy, Suspense } from 'react';

const Select = lazy(async () => ({ default: (await held(import('@uplink/ui/select'))).Select }));

/** A select beside what matters first: its list of options is loaded after it. */
export function LazySelect(props: SelectProps) {
  return (
    <Suspense fallback={<Skeleton width="140px" height={40} />}>
      <Select {...props} />
    </Suspense>
  );
}
