import { Skeleton } from '@uplink/ui/skeleton';

/** Rows in the shape of the list. */
export function MilestonesSkeleton() {
  return (
    <div className="ul-card ul-card__body ul-stack ul-gap-24">
      <Skeleton width="40%" height={24} />
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={44} />
      <Skeleton height={44} />
    </div>
  );
}
