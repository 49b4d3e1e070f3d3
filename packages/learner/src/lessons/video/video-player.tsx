'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { lazyView } from '@uplink/ui/lazy-part';
import { Pause, Play } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useVideoState } from './video.controller.ts';
import { videoMessages } from './video.messages.ts';
import type { Video, VideoMark } from './video.types.ts';
import { CaptionView } from './video-caption.view.tsx';
import { useVideoChrome } from './video-chrome.controller.ts';
import { VideoControls } from './video-controls.view.tsx';
import { useVideoGestures } from './video-gestures.controller.ts';
import { useVideoKeys } from './video-keys.controller.ts';
import type { VideoHost } from './video-keys.rules.ts';
import { VideoNoticeView } from './video-notice.view.tsx';
import { type Connection, videoAddress } from './video-quality.rules.ts';
import './video.css';

const VideoKeysPanel = lazyView(
  async () => (await import('./video-keys.panel.tsx')).VideoKeysPanel,
);
const VideoSettingsPanel = lazyView(
  async () => (await import('./video-settings.panel.tsx')).VideoSettingsPanel,
);

export interface VideoPlayerProps extends Pick<VideoHost, 'onTranscript' | 'onNote'> {
  /** From `useVideo`; others may use it beside the player. */
  video: Video;
  /** What the lesson says of its file. */
  source: Schema<'Video'>;
  /** What it shows. */
  name: string;
  /** Places on the seek bar. */
  marks?: readonly VideoMark[] | undefined;
}

/** A video with its controls, captions, keys and gestures. */
export function VideoPlayer(props: VideoPlayerProps) {
  const messages = useMessages(videoMessages);
  const { video, source, name, onTranscript, onNote, marks } = props;
  const element = useRef<HTMLVideoElement>(null);
  const frame = useRef<HTMLElement>(null);
  const [panel, setPanel] = useState<'keys' | 'settings'>();
  const chrome = useVideoChrome(video, frame);
  const gestures = useVideoGestures(video, chrome.toggle);
  const host = { onTranscript, onNote, onHelp: () => setPanel('keys') };
  const closePanel = () => setPanel(undefined);
  useVideoKeys(video, host);
  useEffect(() => {
    if (element.current && frame.current) return video.attach(element.current, frame.current);
  }, [video]);
  const isPlaying = useVideoState(video, (state) => state.isPlaying);
  const quality = useVideoState(video, (state) => state.preferences.quality);
  const { url, renditions } = source;
  // Once: a connection that gets better or worse doesn't interrupt what plays.
  const address = useMemo(
    () => videoAddress({ url, renditions }, quality, connection()),
    [url, renditions, quality],
  );

  return (
    <section
      ref={frame}
      className="ul-video"
      aria-label={messages.video(name)}
      data-chrome={chrome.isShown ? 'shown' : 'hidden'}
      data-playing={isPlaying || undefined}
      onPointerMove={chrome.wake}
      onFocus={chrome.wake}
    >
      <div className="ul-video__stage">
        <div className="ul-video__box" {...gestures}>
          {/* biome-ignore lint/a11y/useMediaCaption: its tracks come with the lesson */}
          <video
            ref={element}
            src={address}
            poster={source.poster ?? undefined}
            preload="metadata"
            playsInline
          >
            {source.captions.map(({ language, label, url }) => (
              <track key={language} kind="captions" srcLang={language} label={label} src={url} />
            ))}
            {source.chapters && <track kind="chapters" src={source.chapters} />}
          </video>
          <span className="ul-video__big" data-big="">
            {isPlaying ? <Pause size={28} aria-hidden /> : <Play size={28} aria-hidden />}
          </span>
        </div>
        <CaptionView video={video} />
        <VideoNoticeView video={video} />
      </div>
      <VideoControls
        video={video}
        host={host}
        marks={marks}
        thumbnails={source.thumbnails}
        hasCaptions={source.captions.length > 0}
        onSettings={() => setPanel(panel === 'settings' ? undefined : 'settings')}
      />
      {panel === 'keys' && <VideoKeysPanel video={video} host={host} onClose={closePanel} />}
      {panel === 'settings' && (
        <VideoSettingsPanel
          video={video}
          captions={source.captions}
          renditions={renditions}
          onKeys={host.onHelp}
          onClose={closePanel}
        />
      )}
    </section>
  );
}

const connection = () => (navigator as Navigator & { connection?: Connection }).connection;
