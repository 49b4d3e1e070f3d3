import { Card } from '@uplink/ui/card';
import { Skeleton } from '@uplink/ui/skeleton';
import './row-list.css';

export interface RowsSkeletonProps {
  /** A face or an icon before the words. @default false */
  hasTile?: boolean;
}

/** The shape of a list: rows in a card, each with a title, a line under it and a state. */
export function RowsSkeleton({ hasTile = false }: RowsSkeletonProps) {
  return (
    <Card isFlush>
      {[48, 36, 42, 30].map((width) => (
        <div key={width} className={hasTile ? 'ul-listrow' : 'ul-listrow ul-workrow'}>
          {hasTile && <Skeleton shape="circle" height={36} />}
          <span className="ul-grow ul-stack ul-gap-8">
            <Skeleton width={`${width}%`} />
            <Skeleton width="24%" height={12} />
          </span>
          <Skeleton width="96px" height={22} />
        </div>
      ))}
    </Card>
  );
}
