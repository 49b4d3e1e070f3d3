import { formatTimer } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { useVideoState } from './video.controller.ts';
import { videoMessages } from './video.messages.ts';
import type { Video } from './video.types.ts';

export interface VideoNoticeViewProps {
  video: Video;
}

/** What is shown over the video: a failure, where it goes on, the speed while held. */
export function VideoNoticeView({ video }: VideoNoticeViewProps) {
  const messages = useMessages(videoMessages);
  const isFailed = useVideoState(video, (state) => state.isFailed);
  const resumeAt = useVideoState(video, (state) => state.resumeAt);
  const isHeld = useVideoState(video, (state) => state.isHeld);
  if (isFailed) {
    return (
      <div className="ul-video__error" role="alert">
        <p>{messages.failed}</p>
        <Button onPress={video.retry}>{messages.retry}</Button>
      </div>
    );
  }
  if (isHeld) {
    return (
      <p className="ul-video__held" role="status">
        {messages.held}
      </p>
    );
  }
  if (resumeAt === undefined) return null;
  return (
    <div className="ul-video__resume">
      <span>{messages.resume(formatTimer(resumeAt))}</span>
      <Button onPress={video.startOver}>{messages.startOver}</Button>
    </div>
  );
}
