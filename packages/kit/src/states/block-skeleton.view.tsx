import { Skeleton, type SkeletonProps } from '@uplink/ui/skeleton';

/** The shape of a whole part, which keeps its neighbours' distance where lines would stand close. */
export function Block(props: SkeletonProps) {
  return (
    <div>
      <Skeleton {...props} />
    </div>
  );
}
