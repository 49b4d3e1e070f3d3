import { useMessages } from '@uplink/api-client/messages';
import { notReady } from '@uplink/api-client/react';
import { NotReadyView } from '@uplink/kit/states';
import { Dialog } from '@uplink/ui/dialog';
import { Skeleton } from '@uplink/ui/skeleton';
import type { CaptionEditorProps } from './caption-editor.types.ts';
import { CaptionForm } from './caption-form.tsx';
import { useCaptionText } from './captions.controller.ts';
import { videoMessages } from './video.messages.ts';

/** Captions in one language, edited line by line beside the video. */
export function CaptionEditor({ lessonId, video, track, onClose }: CaptionEditorProps) {
  const messages = useMessages(videoMessages);
  const query = useCaptionText(track);
  if (query.data !== undefined)
    return (
      <CaptionForm
        lessonId={lessonId}
        video={video}
        track={track}
        text={query.data}
        onClose={onClose}
      />
    );
  return (
    <Dialog title={messages.editTitle(track.label)} size="half" isOpen onClose={onClose}>
      <NotReadyView
        state={notReady(query)}
        noun={messages.textNoun}
        skeleton={<Skeleton height={420} />}
      />
    </Dialog>
  );
}
