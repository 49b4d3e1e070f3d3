import { formatTimer } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import {
  BookmarkPlus,
  Captions,
  CircleQuestionMark,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  Settings,
} from 'lucide-react';
import { useVideoState } from './video.controller.ts';
import { videoMessages } from './video.messages.ts';
import type { Video, VideoMark } from './video.types.ts';
import { VideoButton } from './video-button.view.tsx';
import { VideoClock } from './video-clock.view.tsx';
import { flip, type VideoHost } from './video-keys.rules.ts';
import { VideoSeekBar } from './video-seek-bar.view.tsx';
import { VideoSpeed } from './video-speed.view.tsx';
import { VideoVolume } from './video-volume.view.tsx';
import './video-controls.css';

export interface VideoControlsProps {
  video: Video;
  host: VideoHost;
  hasCaptions: boolean;
  marks: readonly VideoMark[] | undefined;
  thumbnails: string | null;
  onSettings: () => void;
}

/** Everything under the picture. Time runs from left to right in every script. */
export function VideoControls(props: VideoControlsProps) {
  const messages = useMessages(videoMessages);
  const { video, host, hasCaptions, marks, thumbnails, onSettings } = props;
  const isPlaying = useVideoState(video, (state) => state.isPlaying);
  const isFullScreen = useVideoState(video, (state) => state.isFullScreen);
  const preferences = useVideoState(video, (state) => state.preferences);
  const { onNote } = host;
  return (
    <div className="ul-video__ctl" dir="ltr" data-controls="">
      <VideoSeekBar video={video} marks={marks} thumbnails={thumbnails} />
      <div className="ul-video__row">
        <VideoButton
          video={video}
          label={isPlaying ? messages.pause : messages.play}
          shortcut="k"
          icon={isPlaying ? Pause : Play}
          onPress={video.toggle}
        />
        <VideoButton
          video={video}
          label={messages.back}
          shortcut="j"
          icon={RotateCcw}
          rank="extra"
          onPress={() => video.step(-10)}
        />
        <VideoVolume video={video} />
        <VideoClock video={video} />
        <span className="ul-grow" />
        <VideoSpeed video={video} />
        {hasCaptions && (
          <VideoButton
            video={video}
            label={messages.captions}
            shortcut="c"
            icon={Captions}
            isSelected={preferences.hasCaptions}
            onPress={() => flip(video, 'hasCaptions')}
          />
        )}
        {onNote && <VideoNoteButton video={video} onNote={onNote} />}
        <VideoButton video={video} label={messages.settings} icon={Settings} onPress={onSettings} />
        <VideoButton
          video={video}
          label={messages.help}
          shortcut="?"
          icon={CircleQuestionMark}
          rank="desktop"
          onPress={host.onHelp}
        />
        {video.togglePicture && (
          <VideoButton
            video={video}
            label={messages.picture}
            shortcut="p"
            icon={PictureInPicture2}
            rank="desktop"
            onPress={video.togglePicture}
          />
        )}
        <VideoButton
          video={video}
          label={messages.fullScreen}
          shortcut="f"
          icon={isFullScreen ? Minimize : Maximize}
          onPress={video.toggleFullScreen}
        />
      </div>
    </div>
  );
}

function VideoNoteButton({ video, onNote }: { video: Video; onNote: (second: number) => void }) {
  const messages = useMessages(videoMessages);
  const second = useVideoState(video, ({ position }) => Math.floor(position));
  return (
    <VideoButton
      video={video}
      label={messages.note(formatTimer(second))}
      shortcut="n"
      icon={BookmarkPlus}
      rank="desktop"
      onPress={() => onNote(second)}
    />
  );
}
