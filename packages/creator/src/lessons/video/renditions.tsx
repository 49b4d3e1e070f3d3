import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { useRenditions } from './renditions.controller.ts';
import { videoMessages } from './video.messages.ts';

export interface RenditionsProps {
  lessonId: number;
  isReadOnly: boolean;
}

/** In which sizes learners get the video, and how far the smaller ones are. */
export function Renditions({ lessonId, isReadOnly }: RenditionsProps) {
  const messages = useMessages(videoMessages);
  const { made, retry } = useRenditions(lessonId);
  if (!made) return null;
  const { list, isAvailable } = made;
  if (list.length === 0) {
    if (isAvailable) return null;
    return <p className="ul-small ul-muted">{messages.oneSize}</p>;
  }
  const hasFailed = list.some(({ state }) => state === 'failed');
  return (
    <div className="ul-row ul-gap-8 ul-small ul-lesson-video__sizes">
      <span className="ul-muted">{messages.sizes}</span>
      <span>
        {[messages.fullSize, ...list.filter(isShown).map((item) => wordsOf(item, messages))].join(
          ', ',
        )}
      </span>
      {hasFailed && !isReadOnly && (
        <Button
          size="sm"
          variant="quiet"
          isPending={retry.isPending}
          onPress={() => retry.mutate()}
        >
          {messages.retry}
        </Button>
      )}
      {retry.isError && (
        <span className="ul-fault" role="alert">
          {retry.error.message}
        </span>
      )}
    </div>
  );
}

const isShown = ({ state }: Schema<'MadeRendition'>) => state !== 'skipped';

function wordsOf(
  { side, state, percent }: Schema<'MadeRendition'>,
  messages: typeof videoMessages,
): string {
  const note = messages.sizeStates[state](percent);
  return note ? `${side}p (${note})` : `${side}p`;
}
