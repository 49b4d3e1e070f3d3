import { useParams } from '@tanstack/react-router';
import { ProductPrices } from '@uplink/creator/pricing';

export function ProductPricesPage() {
  const { productId = '' } = useParams({ strict: false });
  return <ProductPrices productId={Number(productId)} />;
}
