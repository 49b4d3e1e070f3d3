import { useMessages } from '@uplink/api-client/messages';
import { useVideoState } from './video.controller.ts';
import type { Video } from './video.types.ts';
import { keysOf, type VideoHost } from './video-keys.rules.ts';
import { videoPanelMessages } from './video-panel.messages.ts';
import { VideoPanel } from './video-panel.tsx';

export interface VideoKeysPanelProps {
  video: Video;
  host: VideoHost;
  onClose: () => void;
}

/** The list of the keys, and the switch that puts them to sleep. */
export function VideoKeysPanel({ video, host, onClose }: VideoKeysPanelProps) {
  const messages = useMessages(videoPanelMessages);
  const hasKeys = useVideoState(video, (state) => state.preferences.hasKeys);
  return (
    <VideoPanel title={messages.help} onClose={onClose}>
      <label className="ul-video__choice">
        <span>{messages.keysOn}</span>
        <input
          type="checkbox"
          checked={hasKeys}
          onChange={({ target }) => video.prefer({ hasKeys: target.checked })}
        />
      </label>
      <p className="ul-video__help">{messages.keysHelp}</p>
      <dl className="ul-video__keys">
        {keysOf(video, host).map(({ id }) => (
          <div key={id}>
            <dt className="ul-mono">{messages.keys[id][0]}</dt>
            <dd>{messages.keys[id][1]}</dd>
          </div>
        ))}
      </dl>
    </VideoPanel>
  );
}
