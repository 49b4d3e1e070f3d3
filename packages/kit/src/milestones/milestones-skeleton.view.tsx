import { Card } from '@uplink/ui/card';
import { Skeleton } from '@uplink/ui/skeleton';

interface MilestonesSkeletonProps {
  /** How many rows are expected. @default 4 */
  rows?: number;
}

/** Rows in the shape of the list. */
export function MilestonesSkeleton({ rows = 4 }: MilestonesSkeletonProps) {
  return (
    <Card>
      <div className="ul-stack ul-gap-24">
        <Skeleton width="40%" height={24} />
        {Array.from({ length: rows }, (_, row) => row).map((row) => (
          <Skeleton key={row} height={44} />
        ))}
      </div>
    </Card>
  );
}
