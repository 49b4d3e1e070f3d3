import { IconButton } from '@uplink/ui/button';
import { ListPlus } from 'lucide-react';
import { lazyPart, useOpenPart } from '../../app/lazy-part.ts';
import { useLessonAddress } from './lesson-address.ts';

const saveLesson = lazyPart(
  async () => (await import('@uplink/learner/playlists/save-lesson')).SaveLesson,
);

/** Opens what puts this lesson into a playlist. */
export function SaveLessonButton() {
  const { lessonId } = useLessonAddress();
  const { Part, open, close } = useOpenPart(saveLesson);
  return (
    <>
      <IconButton
        aria-label="Save to a playlist"
        icon={<ListPlus className="ul-icon" size={18} />}
        onPress={open}
      />
      {Part && <Part lessonId={lessonId} onClose={close} />}
    </>
  );
}
