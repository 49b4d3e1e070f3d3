import { useNavigate, useSearch } from '@tanstack/react-router';
import { lessonPath, partAfterContent } from '@uplink/api-client/domain';
import { LessonPlayer } from '@uplink/learner/lessons';
import { lazyPart, useLazyPart } from '../../app/lazy-part.ts';
import { useQuiet } from '../../app/quiet.ts';
import { showToast } from '../../app/toasts.ts';
import { isVisitor } from '../../session/visitor.ts';
import { useLessonAddress } from '../shared/lesson-address.ts';
import { LessonFrame } from '../shared/lesson-frame.tsx';
import { LessonOutlineButton } from './lesson-outline-button.tsx';
import { useLessonPanels } from './lesson-panels.tsx';
import type { LessonSearch } from './lessons.search.ts';

const lessonRating = lazyPart(async () => (await import('./lesson-rating.tsx')).LessonRating);

export function LessonPage() {
  const { lessonId, productHref } = useLessonAddress();
  const { position }: LessonSearch = useSearch({ strict: false });
  const { noteMarks, ...panels } = useLessonPanels(lessonId);
  const navigate = useNavigate();
  const isQuiet = useQuiet();
  const rating = useLazyPart(lessonRating, { isWanted: isQuiet });
  return (
    <LessonFrame part="lesson">
      <LessonPlayer
        {...panels}
        lessonId={lessonId}
        hasPoints={!isVisitor()}
        startAt={position}
        backHref={productHref}
        underTitle={<LessonOutlineButton />}
        underLesson={(lesson) =>
          !lesson.isPreview && rating.status === 'ready' && <rating.Part lesson={lesson} />
        }
        onFinished={(lesson) => {
          const part = partAfterContent(lesson.remaining);
          const at = { ...lesson, sectionId: lesson.section.id };
          // Offline the next page may not open; this one shows the way to it.
          if (part && navigator.onLine) void navigate({ href: lessonPath(at, part) });
          else if (!part)
            void showToast({
              title: isVisitor() ? 'Lesson done' : `Lesson done, +${lesson.xpPoints} XP`,
              ...(lesson.motivationalMessage && { text: lesson.motivationalMessage }),
            });
        }}
      />
      {!isVisitor() && noteMarks}
    </LessonFrame>
  );
}
