import { Skeleton } from '@uplink/ui/skeleton';
import './homework.css';

/** The shape of a homework with its thread. */
export function HomeworkSkeleton() {
  return (
    <>
      <Skeleton width="50%" height={52} />
      <div className="ul-homework">
        <div className="ul-stack ul-gap-24">
          <Skeleton height={180} />
          <Skeleton height={280} />
        </div>
        <Skeleton height={320} />
      </div>
    </>
  );
}
