import type { Schema } from '@uplink/api-client';
import { lessonPath } from '@uplink/api-client/domain';
import type { ReactNode } from 'react';
import { MainLandmark } from '../../app/main-landmark.tsx';
import { FocusBar } from '../shared/focus-bar.tsx';
import { KeepProgress } from '../shared/keep-progress.tsx';

export interface VisitorFrameProps {
  /** The lesson of the quiz, once it is known. */
  lesson: Schema<'LessonRef'> | undefined;
  children: ReactNode;
}

/** What a visitor's review has instead of the shell: links back to the lesson and to an account. */
export function VisitorFrame({ lesson, children }: VisitorFrameProps) {
  return (
    <>
      {lesson && (
        <FocusBar
          backHref={lessonPath(lesson)}
          backWords="Back to the lesson, "
          over={lesson.product.name}
          name={lesson.name}
          // The review has another address in the account; the lesson keeps its own.
          controls={<KeepProgress returnPath={lessonPath(lesson)} />}
        />
      )}
      <MainLandmark className="ul-content">{children}</MainLandmark>
    </>
  );
}
