import type { Schema } from '@uplink/api-client';
import { formatClock, UPLOAD_RULES } from '@uplink/api-client/domain';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Confirm } from '@uplink/kit/dialogs';
import { Button, IconButton } from '@uplink/ui/button';
import { FileDrop } from '@uplink/ui/file-drop';
import { Icon } from '@uplink/ui/icon';
import { Menu } from '@uplink/ui/menu';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { CaptionList } from './caption-list.tsx';
import { FormerVideos } from './former-videos.tsx';
import { Renditions } from './renditions.tsx';
import { videoMessages } from './video.messages.ts';
import { useLessonVideo } from './video-section.controller.ts';
import { VideoUploadView } from './video-upload.view.tsx';
import './video.css';
import '../../shared/description/description.css';

export interface VideoSectionProps {
  lesson: Schema<'CreatorLesson'>;
  isReadOnly: boolean;
}

/** The video of a lesson with its captions: uploaded, replaced, removed. */
export function VideoSection({ lesson, isReadOnly }: VideoSectionProps) {
  const messages = useMessages(videoMessages);
  const formats = useAllFormats();
  const { upload, state, removal, choose } = useLessonVideo(lesson);
  const [isReplacing, setReplacing] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const [isRecalling, setRecalling] = useState(false);
  const { video, videoFile, content } = lesson;
  const isIdle = state.status === 'idle';
  const facts = [
    videoFile?.name,
    videoFile && formats.bytes(videoFile.size),
    video && formatClock(video.duration),
  ];
  return (
    <section className="ul-stack ul-gap-8" aria-label={messages.title}>
      <div className="ul-description__label">
        <h3 className="ul-small ul-strong">{messages.title}</h3>
        <span className="ul-small ul-subtle ul-mono ul-lesson-video__facts">
          {facts.filter(Boolean).join(', ')}
        </span>
      </div>
      <div className="ul-lesson-video">
        {video && (
          <div className="ul-lesson-video__shown">
            {/* biome-ignore lint/a11y/useMediaCaption: its captions are listed below, as texts to edit */}
            <video
              className="ul-lesson-video__player"
              src={video.url}
              poster={video.poster ?? undefined}
              preload="metadata"
              controls
              aria-label={messages.player(content.name)}
            />
            {!isReadOnly && (
              <Menu
                aria-label={messages.more}
                trigger={
                  <IconButton size="sm" aria-label={messages.more} icon={<Icon as={Ellipsis} />} />
                }
                groups={[
                  [
                    { id: 'replace', label: messages.replace },
                    { id: 'former', label: messages.former },
                    { id: 'remove', label: messages.remove, tone: 'danger' },
                  ],
                ]}
                onAction={(id) => {
                  setReplacing(id === 'replace');
                  setRemoving(id === 'remove');
                  setRecalling(id === 'former');
                }}
              />
            )}
          </div>
        )}
        {!video && isReadOnly && <p className="ul-small ul-muted">{messages.none}</p>}
        {!isIdle && <VideoUploadView state={state} upload={upload} isReplacing={video !== null} />}
        {!isReadOnly && isIdle && (!video || isReplacing) && (
          <FileDrop
            description={messages.accepted}
            extensions={UPLOAD_RULES.lessonVideo.extensions}
            allowsMultiple={false}
            onFiles={([file]) => {
              setReplacing(false);
              if (file) choose(file);
            }}
          />
        )}
        {videoFile && video && (
          <Renditions key={video.url} lessonId={lesson.id} isReadOnly={isReadOnly} />
        )}
        {!video && !isReadOnly && isIdle && (
          <Button size="sm" variant="quiet" onPress={() => setRecalling(true)}>
            {messages.former}
          </Button>
        )}
        {video && <CaptionList lesson={lesson} video={video} isReadOnly={isReadOnly} />}
      </div>
      {isRecalling && <FormerVideos lesson={lesson} onClose={() => setRecalling(false)} />}
      <Confirm
        isOpen={isRemoving}
        title={messages.removeTitle}
        confirmLabel={messages.remove}
        isDanger
        isPending={removal.isPending}
        errorMessage={removal.error?.message}
        onConfirm={() => removal.mutate(undefined, { onSuccess: () => setRemoving(false) })}
        onClose={() => setRemoving(false)}
      >
        {messages.removeText}
      </Confirm>
    </section>
  );
}
