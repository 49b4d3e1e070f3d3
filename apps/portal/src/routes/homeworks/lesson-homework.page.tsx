import { HomeworkPlayer } from '@uplink/learner/homeworks';
import { useLessonAddress } from '../shared/lesson-address.ts';
import { LessonEnd } from '../shared/lesson-end.tsx';
import { LessonFrame } from '../shared/lesson-frame.tsx';

export function LessonHomeworkPage() {
  const { lessonId, productHref } = useLessonAddress();
  return (
    <LessonFrame part="homework" isWide>
      <HomeworkPlayer lessonId={lessonId} backHref={productHref} />
      <LessonEnd lessonId={lessonId} by="accepted" />
    </LessonFrame>
  );
}
