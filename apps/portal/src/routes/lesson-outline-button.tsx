import { MiniRoute } from '@uplink/ui/route-path';
import { Skeleton } from '@uplink/ui/skeleton';
import { ChevronRight, Route } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLessonAddress, useLessonSurroundings } from './lesson-address.ts';
import { LessonOutline } from './lesson-outline.ts';

const Dialog = lazy(async () => ({ default: (await import('@uplink/ui/dialog')).Dialog }));

/** Where there is no room for the outline beside the lesson, a row that opens it. */
export function LessonOutlineButton() {
  const { lessonId } = useLessonAddress();
  const { productId, name, outline } = useLessonSurroundings();
  const [isOpen, setOpen] = useState(false);
  if (productId === undefined) return null;
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
            {outline ? `Outline, ${outline.done} of ${outline.total} lessons` : 'Outline'}
          </span>
          {outline ? (
            <MiniRoute
              done={outline.done}
              total={outline.total}
              aria-label={`${outline.done} of ${outline.total} lessons done`}
            />
          ) : (
            <Skeleton height={10} />
          )}
        </span>
        <ChevronRight className="ul-icon ul-subtle" size={18} aria-hidden />
      </button>
      {isOpen && (
        <Suspense>
          <Dialog title={name} size="sheet" isOpen onClose={() => setOpen(false)}>
            <LessonOutline productId={productId} current={{ lessonId, part: 'lesson' }} />
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
