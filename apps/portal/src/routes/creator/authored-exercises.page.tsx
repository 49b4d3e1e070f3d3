import { useParams } from '@tanstack/react-router';
import { ExercisesEditor } from '@uplink/creator/exercises';

export function AuthoredExercisesPage() {
  const { type = '', productId = '', lessonId = '' } = useParams({ strict: false });
  return (
    <ExercisesEditor
      lessonId={Number(lessonId)}
      backHref={`/creator/products/${type}/${productId}/syllabus/${lessonId}`}
    />
  );
}
