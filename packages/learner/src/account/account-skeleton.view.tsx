import { Skeleton } from '@uplink/ui/skeleton';
import './account.css';

export interface AccountSkeletonProps {
  /** Of the cards that come, in pixels. */
  heights: readonly number[];
}

/** The shape of the account's cards, as wide as they are. */
export function AccountSkeleton({ heights }: AccountSkeletonProps) {
  return (
    <div className="ul-account ul-stack ul-gap-24">
      {heights.map((height) => (
        <div key={height}>
          <Skeleton height={height} />
        </div>
      ))}
    </div>
  );
}
