import { useNavigate } from '@tanstack/react-router';
import { submissionPath } from '@uplink/api-client/domain';
import { QuizPlayer } from '@uplink/learner/quizzes';
import { useLessonAddress } from '../shared/lesson-address.ts';
import { LessonFrame } from '../shared/lesson-frame.tsx';

export function LessonQuizPage() {
  const { lessonId, productHref } = useLessonAddress();
  const navigate = useNavigate();
  return (
    <LessonFrame part="quiz" isWide>
      <QuizPlayer
        lessonId={lessonId}
        backHref={productHref}
        onSubmitted={({ summary }) =>
          void navigate({ href: submissionPath('quizzes', summary.quizId, summary.id) })
        }
      />
    </LessonFrame>
  );
}
