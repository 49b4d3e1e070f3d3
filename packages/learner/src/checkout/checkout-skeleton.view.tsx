import { Skeleton } from '@uplink/ui/skeleton';
import './checkout.css';
import './blocks.css';

/** In the shape of the page that comes. */
export function CheckoutSkeleton() {
  return (
    <>
      <div className="ul-checkout__hero" data-plain="" />
      <div className="ul-checkout__wrap ul-checkout__body">
        <div className="ul-stack ul-gap-24">
          <Skeleton height={260} />
          <Skeleton height={220} />
          <Skeleton height={240} />
        </div>
        <Skeleton height={280} />
      </div>
    </>
  );
}
