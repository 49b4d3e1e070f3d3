import { useParams } from '@tanstack/react-router';
import { ProductPrices } from '@uplink/creator/pricing';

export function LessonPricesPage() {
  const { type = '', productId = '', lessonId = '' } = useParams({ strict: false });
  return (
    <ProductPrices
      productId={Number(lessonId)}
      backHref={`/creator/products/${type}/${productId}/syllabus/${lessonId}`}
    />
  );
}
