import { useMessages } from '@uplink/api-client/messages';
import { Volume2, VolumeX } from 'lucide-react';
import { useVideoState } from './video.controller.ts';
import { videoMessages } from './video.messages.ts';
import type { Video } from './video.types.ts';
import { VideoButton } from './video-button.view.tsx';
import { flip } from './video-keys.rules.ts';

export interface VideoVolumeProps {
  video: Video;
}

/** Sound off and on, and how loud. */
export function VideoVolume({ video }: VideoVolumeProps) {
  const messages = useMessages(videoMessages);
  const { isMuted, volume, hasKeys } = useVideoState(video, (state) => state.preferences);
  return (
    <span className="ul-video__sound">
      <VideoButton
        video={video}
        label={isMuted ? messages.unmute : messages.mute}
        shortcut="m"
        icon={isMuted ? VolumeX : Volume2}
        onPress={() => flip(video, 'isMuted')}
      />
      <input
        className="ul-video__volume"
        data-rank="desktop"
        type="range"
        aria-label={messages.volume}
        aria-keyshortcuts={hasKeys ? 'ArrowUp ArrowDown' : undefined}
        title={hasKeys ? messages.volumeKeys : messages.volume}
        min={0}
        max={1}
        step={0.05}
        value={isMuted ? 0 : volume}
        onChange={({ target }) => video.prefer({ volume: Number(target.value), isMuted: false })}
      />
    </span>
  );
}
