import { Card } from '@uplink/ui/card';
import { Skeleton } from '@uplink/ui/skeleton';

/** Rows in the shape of the list. */
export function MilestonesSkeleton() {
  return (
    <Card>
      <div className="ul-stack ul-gap-24">
        <Skeleton width="40%" height={24} />
        <Skeleton height={44} />
        <Skeleton height={44} />
        <Skeleton height={44} />
        <Skeleton height={44} />
      </div>
    </Card>
  );
}
