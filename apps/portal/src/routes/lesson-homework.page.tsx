import { HomeworkPlayer } from '@uplink/learner/homeworks';
import { LessonFrame, useLessonAddress } from './lesson-frame.tsx';

export function LessonHomeworkPage() {
  const { lessonId, productHref } = useLessonAddress();
  return (
    <LessonFrame part="homework" isWide>
      <HomeworkPlayer lessonId={lessonId} backHref={productHref} />
    </LessonFrame>
  );
}
