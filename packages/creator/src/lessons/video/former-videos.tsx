import { useMutation, useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { formatClock } from '@uplink/api-client/domain';
import { type Formats, useFormats, useMessages } from '@uplink/api-client/messages';
import { formerVideosQuery, notReady, useUplink } from '@uplink/api-client/react';
import { NotReadyView } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { Skeleton } from '@uplink/ui/skeleton';
import { videoMessages } from './video.messages.ts';
import { useKeepLesson } from './video-section.controller.ts';
import './video.css';

export interface FormerVideosProps {
  lesson: Schema<'CreatorLesson'>;
  onClose: () => void;
}

/** The videos a lesson had before: to watch, and to use again. */
export function FormerVideos({ lesson, onClose }: FormerVideosProps) {
  const messages = useMessages(videoMessages);
  const formats = useFormats();
  const client = useUplink();
  const keep = useKeepLesson();
  const query = useQuery(formerVideosQuery(client, lesson.id));
  const restore = useMutation({
    mutationFn: (formerId: number) =>
      client.unwrap(
        client.api.PUT('/creator/me/lessons/{id}/video/former/{formerId}', {
          params: { path: { id: lesson.id, formerId } },
          body: { replaces: lesson.video?.url ?? null },
        }),
        { rethrow: true },
      ),
    onSuccess: (restored) => {
      keep(restored);
      onClose();
    },
  });
  return (
    <Dialog title={messages.former} isOpen onClose={onClose}>
      {!query.data ? (
        <NotReadyView
          state={notReady(query)}
          noun={messages.former}
          skeleton={<Skeleton height={120} />}
        />
      ) : query.data.length === 0 ? (
        <p className="ul-muted">{messages.noFormer}</p>
      ) : (
        <ul className="ul-former-videos">
          {query.data.map((video) => (
            <li key={video.id} className="ul-former-videos__one">
              {/* biome-ignore lint/a11y/useMediaCaption: it is shown to its author, to be told from others */}
              <video
                className="ul-former-videos__player"
                src={video.url}
                poster={video.poster ?? undefined}
                preload="none"
                controls
                aria-label={messages.player(nameOf(video, messages))}
              />
              <div className="ul-former-videos__words">
                <p className="ul-medium">{nameOf(video, messages)}</p>
                <p className="ul-small ul-muted">{factsOf(video, messages, formats)}</p>
                <Button
                  size="sm"
                  aria-label={messages.againWith(nameOf(video, messages))}
                  isPending={restore.isPending && restore.variables === video.id}
                  onPress={() => restore.mutate(video.id)}
                >
                  {messages.again}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      {restore.isError && (
        <p className="ul-small ul-fault" role="alert">
          {restore.error.message}
        </p>
      )}
    </Dialog>
  );
}

const nameOf = ({ name }: Schema<'FormerVideo'>, messages: typeof videoMessages) =>
  name ?? messages.title;

function factsOf(
  { duration, replacedBy, replacedAt }: Schema<'FormerVideo'>,
  messages: typeof videoMessages,
  formats: Formats,
): string {
  const replaced = messages.replaced(formats.dateTime(replacedAt), replacedBy?.name);
  return duration ? `${formatClock(duration)}, ${replaced}` : replaced;
}
