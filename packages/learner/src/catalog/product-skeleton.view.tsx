import { Block } from '@uplink/kit/states';
import './product.css';

/** The shape of a product's page: the ink header, the bar with its button, text with the outline beside. */
export function ProductSkeleton() {
  return (
    <>
      <div className="ul-product__hero" />
      <div className="ul-card ul-product__bar">
        <Block height={18} />
        <Block width="220px" height={24} />
        <Block width="150px" height={40} />
      </div>
      <div className="ul-product__body">
        <div className="ul-stack ul-gap-24">
          <Block height={382} />
          <Block height={261} />
        </div>
        <Block height={640} />
      </div>
    </>
  );
}
