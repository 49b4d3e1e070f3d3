import { useMessages } from '@uplink/api-client/messages';
import { useVideoState } from './video.controller.ts';
import { videoMessages } from './video.messages.ts';
import type { Video } from './video.types.ts';
import { speeds } from './video-preferences.ts';

export interface VideoSpeedProps {
  video: Video;
}

/** How fast it plays. */
export function VideoSpeed({ video }: VideoSpeedProps) {
  const messages = useMessages(videoMessages);
  const { speed, hasKeys } = useVideoState(video, (state) => state.preferences);
  return (
    <select
      className="ul-video__speed"
      aria-label={messages.speed}
      aria-keyshortcuts={hasKeys ? '< >' : undefined}
      title={hasKeys ? messages.speedKeys : messages.speed}
      value={speed}
      onChange={({ target }) => video.prefer({ speed: Number(target.value) })}
    >
      {speeds.map((one) => (
        <option key={one} value={one}>
          {messages.times(one)}
        </option>
      ))}
    </select>
  );
}
