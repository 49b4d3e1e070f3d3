import { useNavigate, useSearch } from '@tanstack/react-router';
import { lessonPath } from '@uplink/api-client/domain';
import { LessonPlayer } from '@uplink/learner/lessons';
import { Toast } from '@uplink/ui/toast';
import { useState } from 'react';
import { LessonFrame, useLessonAddress } from './lesson-frame.tsx';
import type { LessonSearch } from './lessons.search.ts';

export function LessonPage() {
  const { lessonId, productHref } = useLessonAddress();
  const { position }: LessonSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const [finished, setFinished] = useState<string>();
  return (
    <LessonFrame part="lesson">
      <LessonPlayer
        lessonId={lessonId}
        startAt={position}
        backHref={productHref}
        onFinished={(lesson) => {
          const at = { ...lesson, sectionId: lesson.section.id };
          if (lesson.remaining.includes('quiz')) void navigate({ href: lessonPath(at, 'quiz') });
          else if (lesson.remaining.includes('homework'))
            void navigate({ href: lessonPath(at, 'homework') });
          else setFinished(`Lesson done, +${lesson.xpPoints} XP`);
        }}
      />
      {finished && <Toast title={finished} onClose={() => setFinished(undefined)} />}
    </LessonFrame>
  );
}
