import { Card } from '@uplink/ui/card';
import { Skeleton } from '@uplink/ui/skeleton';
import './product-card.css';

/** The shape of a row of product cards. */
export function CardsSkeleton() {
  return (
    <div className="ul-grid ul-cols-3">
      {[1, 2, 3].map((card) => (
        <Card key={card} isFlush className="ul-product-card">
          <Skeleton height={128} />
          <span className="ul-product-card__body ul-stack ul-gap-12">
            <Skeleton width="30%" height={12} />
            <Skeleton width="70%" height={18} />
            <Skeleton />
            <Skeleton width="50%" />
          </span>
        </Card>
      ))}
    </div>
  );
}
