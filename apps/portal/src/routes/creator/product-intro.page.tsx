import { useParams } from '@tanstack/react-router';
import { IntroEditor } from '@uplink/creator/products';
import { IntroBlocks } from '@uplink/learner/catalog';

export function ProductIntroPage() {
  const { productId = '' } = useParams({ strict: false });
  return (
    <IntroEditor
      productId={Number(productId)}
      renderBlocks={(blocks) => <IntroBlocks blocks={blocks} />}
    />
  );
}
