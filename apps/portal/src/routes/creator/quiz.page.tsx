import { useParams } from '@tanstack/react-router';
import { QuizEditor } from '@uplink/creator/quizzes';

export function QuizPage() {
  const { type = '', productId = '', lessonId = '' } = useParams({ strict: false });
  return (
    <QuizEditor
      lessonId={Number(lessonId)}
      backHref={`/creator/products/${type}/${productId}/syllabus/${lessonId}`}
    />
  );
}
