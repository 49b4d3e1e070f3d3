import { lessonPath } from '@uplink/api-client/domain';
import { LinkButton } from '@uplink/ui/button';
import { MiniRoute } from '@uplink/ui/route-path';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { lazyPart, useLazyPart } from '../../app/lazy-part.ts';
import { isVisitor } from '../../session/visitor.ts';
import { FocusBar } from './focus-bar.tsx';
import { useLessonAddress, useLessonSurroundings } from './lesson-address.ts';
import { SaveLessonButton } from './save-lesson-button.tsx';

const keepProgress = lazyPart(async () => (await import('./keep-progress.tsx')).KeepProgress);

export interface LessonBarProps {
  part: 'lesson' | 'quiz' | 'homework' | 'exercises';
  /** How far this part is. @default how far the lessons are */
  progress?: Progress | undefined;
}

interface Progress {
  done: number;
  total: number;
  /** Both in words, such as `2 of 4 goals`. */
  words: string;
}

/** The head of a lesson page: one way back, the route, the neighbours, how it looks. */
export function LessonBar({ part, progress }: LessonBarProps) {
  const { productHref } = useLessonAddress();
  const { lesson, name, parent, outline } = useLessonSurroundings();
  const keep = useLazyPart(keepProgress, { isWanted: isVisitor() });
  const isLesson = part === 'lesson';
  const at = lesson && { ...lesson, sectionId: lesson.section.id };
  const back = isLesson || !at ? productHref : lessonPath(at);
  const shown =
    progress ?? (outline && { ...outline, words: `${outline.done} of ${outline.total} lessons` });
  return (
    <FocusBar
      part={part}
      backHref={back}
      backWords={isLesson ? 'Back to ' : 'Back to the lesson, '}
      over={parent?.name ?? 'Uplink Academy'}
      name={name}
      middle={
        shown && (
          <div className="ul-hide-mobile ul-row ul-gap-12 ul-lesson__route">
            <div className="ul-grow">
              <MiniRoute done={shown.done} total={shown.total} aria-label={`${shown.words} done`} />
            </div>
            <span className="ul-small ul-muted ul-num ul-none">{shown.words}</span>
          </div>
        )
      }
      controls={
        <>
          {/* While the next page loads, the address is that page's already. */}
          {keep.status === 'ready' && at && (
            <keep.Part returnPath={isLesson ? lessonPath(at) : lessonPath(at, part)} />
          )}
          {isLesson && (
            <>
              <span className="ul-lesson__neighbours ul-hide-mobile">
                <LinkButton
                  variant="quiet"
                  icon={<ChevronLeft className="ul-icon" size={18} />}
                  isDisabled={!lesson?.previous}
                  href={lesson?.previous ? lessonPath(lesson.previous.lesson) : productHref}
                >
                  Previous
                </LinkButton>
                <LinkButton
                  variant="quiet"
                  endIcon={<ChevronRight className="ul-icon" size={18} />}
                  isDisabled={!lesson?.next || lesson.next.isLocked}
                  href={lesson?.next ? lessonPath(lesson.next.lesson) : productHref}
                >
                  Next
                </LinkButton>
              </span>
              {!isVisitor() && <SaveLessonButton />}
            </>
          )}
        </>
      }
    />
  );
}
