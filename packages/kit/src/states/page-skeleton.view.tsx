import { Skeleton } from '@uplink/ui/skeleton';

export interface PageSkeletonProps {
  /** Of the parts under the heading, in pixels. */
  heights: readonly number[];
}

/** The shape of a page with its heading and what is under it. */
export function PageSkeleton({ heights }: PageSkeletonProps) {
  return (
    <div className="ul-stack">
      <Skeleton width="40%" height={34} />
      {heights.map((height, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
        <Skeleton key={place} height={height} />
      ))}
    </div>
  );
}
