import { IconButton } from '@uplink/ui/button';
import { ListPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLessonAddress } from './lesson-address.ts';

const SaveLesson = lazy(async () => ({
  default: (await import('@uplink/learner/playlists/save-lesson')).SaveLesson,
}));

/** Opens what puts this lesson into a playlist. */
export function SaveLessonButton() {
  const { lessonId } = useLessonAddress();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        aria-label="Save to a playlist"
        icon={<ListPlus className="ul-icon" size={18} />}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <SaveLesson lessonId={lessonId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
