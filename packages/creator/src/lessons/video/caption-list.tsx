import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Button, IconButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { lazyView } from '@uplink/ui/lazy-part';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { AddCaptions } from './add-captions.tsx';
import { useRemoveCaptions } from './captions.controller.ts';
import { videoMessages } from './video.messages.ts';

const CaptionEditor = lazyView(async () => (await import('./caption-editor.tsx')).CaptionEditor);

type Video = Schema<'Video'>;

export interface CaptionListProps {
  lesson: Schema<'CreatorLesson'>;
  video: Video;
  isReadOnly: boolean;
}

/** The captions of a video by language. */
export function CaptionList({ lesson, video, isReadOnly }: CaptionListProps) {
  const messages = useMessages(videoMessages);
  const [isAdding, setAdding] = useState(false);
  const [edited, setEdited] = useState<string>();
  const removal = useRemoveCaptions(lesson.id);
  const track = video.captions.find(({ language }) => language === edited);
  return (
    <div className="ul-stack ul-gap-8">
      <div className="ul-row" data-justify="between">
        <h4 className="ul-small ul-strong">{messages.captions}</h4>
        {!isReadOnly && (
          <Button
            size="sm"
            variant="quiet"
            icon={<Icon as={Plus} size={16} />}
            onPress={() => setAdding(true)}
          >
            {messages.addCaptions}
          </Button>
        )}
      </div>
      {video.captions.length === 0 && <p className="ul-small ul-muted">{messages.noCaptions}</p>}
      <ul className="ul-caption-list">
        {video.captions.map((one) => (
          <li key={one.language} className="ul-row" data-justify="between">
            <span>
              {one.label} <span className="ul-small ul-subtle ul-mono">{one.language}</span>
            </span>
            {!isReadOnly && (
              <span className="ul-row ul-gap-4">
                <IconButton
                  size="sm"
                  aria-label={messages.editOf(one.label)}
                  icon={<Icon as={Pencil} size={16} />}
                  onPress={() => setEdited(one.language)}
                />
                <IconButton
                  size="sm"
                  aria-label={messages.removeOf(one.label)}
                  icon={<Icon as={Trash2} size={16} />}
                  onPress={() => removal.mutate(one)}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      {removal.error && (
        <p className="ul-small ul-fault" role="alert">
          {removal.error.message}
        </p>
      )}
      {isAdding && (
        <AddCaptions
          lessonId={lesson.id}
          taken={video.captions.map(({ language }) => language)}
          onAdded={(language, isWritten) => {
            setAdding(false);
            if (!isWritten) setEdited(language);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {track && (
        <CaptionEditor
          key={track.language}
          lessonId={lesson.id}
          video={video}
          track={track}
          onClose={() => setEdited(undefined)}
        />
      )}
    </div>
  );
}
