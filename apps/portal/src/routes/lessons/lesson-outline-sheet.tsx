import { Outline } from '@uplink/learner/learning';
import { Dialog } from '@uplink/ui/dialog';

export interface LessonOutlineSheetProps {
  /** The product's name. */
  title: string;
  productId: number;
  /** The lesson that is open. */
  lessonId: number;
  onClose: () => void;
}

/** The outline over the page, where there is no room beside the lesson. */
export function LessonOutlineSheet({
  title,
  productId,
  lessonId,
  onClose,
}: LessonOutlineSheetProps) {
  return (
    <Dialog title={title} size="sheet" isOpen onClose={onClose}>
      <Outline productId={productId} current={{ lessonId, part: 'lesson' }} />
    </Dialog>
  );
}
