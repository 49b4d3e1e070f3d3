import { Outline } from '@uplink/learner/learning';
import type { ReactNode } from 'react';
import { useLessonAddress, useLessonSurroundings } from './lesson-address.ts';
import { LessonBar, type LessonBarProps } from './lesson-bar.tsx';
import './lesson-frame.css';

export interface LessonFrameProps extends LessonBarProps {
  /** Without the outline beside it. @default false */
  isWide?: boolean;
  /** To the edges of the window, for a page with panels of its own. @default false */
  isFull?: boolean;
  children: ReactNode;
}

/** The page of a lesson, quiz or homework: its head, and the outline beside it. */
export function LessonFrame({
  part,
  progress,
  isFull = false,
  children,
  ...props
}: LessonFrameProps) {
  const isWide = props.isWide || isFull;
  const { lessonId } = useLessonAddress();
  const { productId } = useLessonSurroundings();
  return (
    <div className="ul-lesson">
      <LessonBar part={part} progress={progress} />
      <div
        className="ul-lesson__body"
        data-wide={isWide || undefined}
        data-full={isFull || undefined}
      >
        <main className="ul-lesson__main" id="main" tabIndex={-1}>
          <div className={isWide ? undefined : 'ul-lesson__col'}>{children}</div>
        </main>
        {!isWide && productId !== undefined && (
          <aside className="ul-lesson__side" aria-label="Outline">
            <div className="ul-lesson__sticky">
              <Outline
                productId={productId}
                current={{ lessonId, part: part === 'exercises' ? 'lesson' : part }}
              />
            </div>
          </aside>
        )}
      </div>
    </div>
  );
}
