import { useParams } from '@tanstack/react-router';
import { HomeworkEditor } from '@uplink/creator/homeworks';

export function HomeworkPage() {
  const { type = '', productId = '', lessonId = '' } = useParams({ strict: false });
  return (
    <HomeworkEditor
      lessonId={Number(lessonId)}
      backHref={`/creator/products/${type}/${productId}/syllabus/${lessonId}`}
      deskHref={`/desk?kind=homework&productId=${productId}`}
    />
  );
}
