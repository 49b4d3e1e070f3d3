import { Skeleton } from '@uplink/ui/skeleton';
import './account.css';

export interface AccountSkeletonProps {
  /** The heights of the cards, in pixels. */
  heights: readonly number[];
}

/** Placeholders in the shape of the account cards. */
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
