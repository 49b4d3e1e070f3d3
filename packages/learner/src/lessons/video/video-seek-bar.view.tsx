import { formatTimer } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { lazyPart, useLazyPart } from '@uplink/ui/lazy-part';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useVideoState } from './video.controller.ts';
import { videoMessages } from './video.messages.ts';
import type { Video, VideoMark } from './video.types.ts';
import { chapterAt, seekTarget, shareOf } from './video-seek.rules.ts';
import type { VideoThumbnailProps } from './video-thumbnail.view.tsx';

const thumbnail = lazyPart(async () => (await import('./video-thumbnail.view.tsx')).VideoThumbnail);

export interface VideoSeekBarProps {
  video: Video;
  /** Address of the pictures that are shown above the bar; read when it is first pointed at. */
  thumbnails: string | null;
  /** Places the learner marked on the bar. */
  marks?: readonly VideoMark[] | undefined;
}

const percent = (share: number) => `${share * 100}%`;

/** The seek bar: press, drag or use the keyboard. Shows chapters and marks. */
export function VideoSeekBar({ video, thumbnails, marks = [] }: VideoSeekBarProps) {
  const messages = useMessages(videoMessages);
  const position = useVideoState(video, (state) => state.position);
  const duration = useVideoState(video, (state) => state.duration);
  const chapters = useVideoState(video, (state) => state.chapters);
  const [pointed, setPointed] = useState<number>();
  const [hasFocus, setFocus] = useState(false);
  const share = shareOf(position, duration);
  const previewed = pointed ?? (hasFocus ? position : undefined);
  const chapter = chapterAt(chapters, position)?.title;
  const time = messages.positionOf(formatTimer(position), formatTimer(duration));

  function secondAt({ currentTarget, clientX }: PointerEvent) {
    const box = currentTarget.getBoundingClientRect();
    return Math.min(duration, Math.max(0, ((clientX - box.left) / box.width) * duration));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = seekTarget(event.key, position, duration);
    if (target === undefined) return;
    event.preventDefault();
    video.seek(target);
  }

  return (
    <div
      className="ul-video__seek"
      role="slider"
      tabIndex={0}
      aria-label={messages.position}
      aria-valuemin={0}
      aria-valuemax={Math.floor(duration)}
      aria-valuenow={Math.floor(position)}
      aria-valuetext={chapter ? `${time}, ${chapter}` : time}
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget }) => setFocus(currentTarget.matches(':focus-visible'))}
      onBlur={() => setFocus(false)}
      onPointerLeave={() => setPointed(undefined)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setPointed(secondAt(event));
        video.seek(secondAt(event));
      }}
      onPointerMove={(event) => {
        setPointed(secondAt(event));
        if (event.buttons === 1) video.seek(secondAt(event));
      }}
    >
      <span className="ul-video__track" />
      <span className="ul-video__fill" style={{ width: percent(share) }} />
      {chapters.slice(1).map(({ start, title }) => (
        <span
          key={start}
          className="ul-video__mark"
          title={title}
          style={{ left: percent(shareOf(start, duration)) }}
        />
      ))}
      {marks.map(({ at, label }) => (
        <span
          key={at}
          className="ul-video__diamond"
          title={label}
          style={{ left: percent(shareOf(at, duration)) }}
        />
      ))}
      <span className="ul-video__thumb" style={{ left: percent(share) }} />
      {previewed !== undefined && (
        <span
          className="ul-video__preview"
          aria-hidden="true"
          data-picture={thumbnails ? '' : undefined}
          style={previewPlace(shareOf(previewed, duration))}
        >
          {thumbnails && (
            <span className="ul-video__picture">
              <Thumbnail url={thumbnails} second={previewed} />
            </span>
          )}
          <span className="ul-mono">{formatTimer(previewed)}</span>
          {chapterAt(chapters, previewed)?.title}
        </span>
      )}
    </div>
  );
}

/** Without its code the preview has its time and chapter alone. */
function Thumbnail(props: VideoThumbnailProps) {
  const state = useLazyPart(thumbnail);
  return state.status === 'ready' ? <state.Part {...props} /> : null;
}

/** Over its point, but shifted towards the ends of the bar so it is never cut off. */
function previewPlace(share: number) {
  return { left: percent(share), transform: `translateX(${percent(-share)})` };
}
