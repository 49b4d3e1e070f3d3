import { useParams } from '@tanstack/react-router';
import { Bundle } from '@uplink/creator/products';

export function ProductBundlePage() {
  const { productId = '' } = useParams({ strict: false });
  return <Bundle productId={Number(productId)} />;
}
