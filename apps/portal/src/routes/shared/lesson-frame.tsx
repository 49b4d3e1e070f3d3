import { Skeleton } from '@uplink/ui/skeleton';
import type { ReactNode } from 'react';
import { useLazyPart } from '../../app/lazy-part.ts';
import { useLessonAddress, useLessonSurroundings } from './lesson-address.ts';
import { LessonBar, type LessonBarProps } from './lesson-bar.tsx';
import { lessonOutline } from './lesson-outline.ts';
import './lesson-frame.css';

export interface LessonFrameProps extends LessonBarProps {
  /** Without the outline beside it. @default false */
  isWide?: boolean;
  /** To the edges of the window, for a page with panels of its own. @default false */
  isFull?: boolean;
  children: ReactNode;
}

/** The page of a lesson, quiz or homework: its head, and the outline beside it. */
export function LessonFrame({ part, isFull = false, children, ...props }: LessonFrameProps) {
  const isWide = props.isWide || isFull;
  const { lessonId } = useLessonAddress();
  const { productId } = useLessonSurroundings();
  const outline = useLazyPart(lessonOutline, { isWanted: !isWide });
  return (
    <div className="ul-lesson">
      <LessonBar part={part} />
      <div
        className="ul-lesson__body"
        data-wide={isWide || undefined}
        data-full={isFull || undefined}
      >
        <main className="ul-lesson__main" id="main" tabIndex={-1}>
          <div className={isWide ? undefined : 'ul-lesson__col'}>{children}</div>
        </main>
        {!isWide && productId !== undefined && outline.status !== 'missing' && (
          <aside className="ul-lesson__side" aria-label="Outline">
            <div className="ul-lesson__sticky">
              {outline.status === 'ready' ? (
                <outline.Part
                  productId={productId}
                  current={{ lessonId, part: part === 'exercises' ? 'lesson' : part }}
                />
              ) : (
                <Skeleton height={640} />
              )}
            </div>
          </aside>
        )}
      </div>
    </div>
  );
}
