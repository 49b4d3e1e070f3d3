import { type AllFormats, useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { ProgressBar } from '@uplink/ui/progress';
import { videoMessages } from './video.messages.ts';
import type { VideoUpload, VideoUploadState } from './video-upload.store.ts';

export interface VideoUploadViewProps {
  state: VideoUploadState;
  upload: Pick<VideoUpload, 'pause' | 'resume' | 'cancel' | 'canResume'>;
  /** Learners have another video until then. */
  isReplacing: boolean;
}

/** A video on its way, with how far it is and how to stop it. */
export function VideoUploadView({ state, upload, isReplacing }: VideoUploadViewProps) {
  const messages = useMessages(videoMessages);
  const formats = useAllFormats();
  const { status, file, progress, error } = state;
  const percent = progress && progress.total > 0 ? (progress.loaded / progress.total) * 100 : 0;
  const isStopped = status === 'paused' || status === 'failed';
  return (
    <div className="ul-stack ul-gap-8">
      {file && <p className="ul-medium ul-truncate">{file.name}</p>}
      {status === 'failed' ? (
        <p className="ul-small ul-fault" role="alert">
          {error}
        </p>
      ) : (
        <p className="ul-small ul-muted ul-num">{describe(state, messages, formats)}</p>
      )}
      {!isStopped && (
        <ProgressBar
          label={file?.name ?? messages.uploading}
          value={status === 'reading' ? null : percent}
          isSpoken
        />
      )}
      <div className="ul-row ul-gap-8" data-justify="between">
        <span className="ul-small ul-muted">{isReplacing && messages.keeps}</span>
        <span className="ul-row ul-gap-4">
          {status === 'uploading' && (
            <Button size="sm" variant="quiet" onPress={upload.pause}>
              {messages.pause}
            </Button>
          )}
          {isStopped && upload.canResume() && (
            <Button size="sm" onPress={upload.resume}>
              {status === 'paused' ? messages.resume : messages.retry}
            </Button>
          )}
          {status !== 'reading' && (
            <Button size="sm" variant="quiet" onPress={upload.cancel}>
              {upload.canResume() ? messages.cancel : messages.dismiss}
            </Button>
          )}
        </span>
      </div>
    </div>
  );
}

function describe(
  { status, progress }: VideoUploadState,
  messages: typeof videoMessages,
  formats: AllFormats,
): string {
  if (status === 'reading') return messages.reading;
  if (!progress) return messages.uploading;
  const { loaded, total, secondsLeft } = progress;
  const sent = messages.sentOf(formats.bytes(loaded), formats.bytes(total));
  if (status === 'paused') return messages.paused(sent);
  return secondsLeft === undefined ? sent : messages.left(sent, formats.duration(secondsLeft));
}
