import { MiniRoute } from '@uplink/ui/route-path';
import { Skeleton } from '@uplink/ui/skeleton';
import { ChevronRight, Route } from 'lucide-react';
import { lazyPart, useOpenPart } from '../../app/lazy-part.ts';
import { useLessonAddress, useLessonSurroundings } from '../shared/lesson-address.ts';

const outlineSheet = lazyPart(
  async () => (await import('./lesson-outline-sheet.tsx')).LessonOutlineSheet,
);

/** The row that opens the outline on screens too narrow to show it next to the lesson. */
export function LessonOutlineButton() {
  const { lessonId } = useLessonAddress();
  const { productId, name, outline } = useLessonSurroundings();
  const sheet = useOpenPart(outlineSheet);
  if (productId === undefined) return null;
  return (
    <>
      <button type="button" className="ul-card ul-lesson__outline-row" onClick={sheet.open}>
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
      {sheet.Part && (
        <sheet.Part title={name} productId={productId} lessonId={lessonId} onClose={sheet.close} />
      )}
    </>
  );
}
