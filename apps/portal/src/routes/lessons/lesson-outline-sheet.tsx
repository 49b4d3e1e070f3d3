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

/** The outline as a sheet over the page, on screens too narrow to show it next to the lesson. */
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
