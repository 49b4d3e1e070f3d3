import { Outline } from '@uplink/learner/learning';
import { MiniRoute } from '@uplink/ui/route-path';
import { ChevronRight, Route } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLessonAddress, useLessonSurroundings } from './lesson-address.ts';

const Dialog = lazy(async () => ({ default: (await import('@uplink/ui/dialog')).Dialog }));

/** Where there is no room for the outline beside the lesson, a row that opens it. */
export function LessonOutlineButton() {
  const { lessonId } = useLessonAddress();
  const { productId, name, outline } = useLessonSurroundings();
  const [isOpen, setOpen] = useState(false);
  if (productId === undefined || !outline) return null;
  const { done, total } = outline;
  return (
    <>
      <button
        type="button"
        className="ul-card ul-lesson__outline-row"
        onClick={() => setOpen(true)}
      >
        <Route className="ul-icon" size={20} aria-hidden />
        <span className="ul-grow">
          <span className="ul-lesson__outline-name ul-medium">
            Outline, {done} of {total} lessons
          </span>
          <MiniRoute done={done} total={total} aria-label={`${done} of ${total} lessons done`} />
        </span>
        <ChevronRight className="ul-icon ul-subtle" size={18} aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <Dialog title={name} size="sheet" isOpen onClose={() => setOpen(false)}>
            <Outline productId={productId} current={{ lessonId, part: 'lesson' }} />
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
