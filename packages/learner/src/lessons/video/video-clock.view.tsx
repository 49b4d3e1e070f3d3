import { formatTimer } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { useVideoState } from './video.controller.ts';
import { videoMessages } from './video.messages.ts';
import type { Video } from './video.types.ts';
import { flip } from './video-keys.rules.ts';
import { chapterAt } from './video-seek.rules.ts';

export interface VideoClockProps {
  video: Video;
}

/** The time that passed or, after a click, the time left. */
export function VideoClock({ video }: VideoClockProps) {
  const messages = useMessages(videoMessages);
  const second = useVideoState(video, ({ position }) => Math.floor(position));
  const end = useVideoState(video, ({ duration }) => Math.floor(duration));
  const showsTimeLeft = useVideoState(video, (state) => state.preferences.showsTimeLeft);
  const chapters = useVideoState(video, (state) => state.chapters);
  const passed = formatTimer(second);
  const left = formatTimer(Math.max(0, end - second));
  const total = formatTimer(end);
  const chapter = chapterAt(chapters, second);
  return (
    <>
      <button
        type="button"
        className="ul-mono ul-video__time"
        onClick={() => flip(video, 'showsTimeLeft')}
      >
        {showsTimeLeft ? `-${left}` : passed}
        <span data-rank="extra"> / {total}</span>
        <span className="ul-sr">
          {' '}
          {showsTimeLeft ? messages.showTimePassed : messages.showTimeLeft}
        </span>
      </button>
      {chapter && (
        <span className="ul-video__chapter ul-truncate" data-rank="desktop">
          {chapter.title}
        </span>
      )}
    </>
  );
}
