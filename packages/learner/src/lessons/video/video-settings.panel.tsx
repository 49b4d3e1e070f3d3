import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { useVideoState } from './video.controller.ts';
import type { Video } from './video.types.ts';
import { videoPanelMessages } from './video-panel.messages.ts';
import { VideoPanel } from './video-panel.tsx';
import {
  captionBackgrounds,
  captionColors,
  captionSizes,
  type VideoPreferences,
} from './video-preferences.ts';

export interface VideoSettingsPanelProps {
  video: Video;
  captions: readonly Schema<'TextTrack'>[];
  /** Smaller versions of the video. */
  renditions?: readonly Schema<'VideoRendition'>[] | undefined;
  /** Opens the list of the keys. */
  onKeys: () => void;
  onClose: () => void;
}

/** Quality of the video, language and looks of its captions. What is chosen holds in every lesson. */
export function VideoSettingsPanel(props: VideoSettingsPanelProps) {
  const { video, captions, renditions = [], onKeys, onClose } = props;
  const messages = useMessages(videoPanelMessages);
  const preferences = useVideoState(video, (state) => state.preferences);
  const { captionSize, captionColor, captionBackground, language, quality } = preferences;
  const known = captions.some((one) => one.language === language) ? language : '';
  return (
    <VideoPanel title={messages.settings} onClose={onClose}>
      {renditions.length > 0 && (
        <Choice
          label={messages.quality}
          value={quality}
          options={[
            ['', messages.automatic],
            ['full', messages.full],
            ...renditions
              .map(({ side }): [string, string] => [String(side), messages.lines(side)])
              .reverse(),
          ]}
          onChange={(next) => video.prefer({ quality: next })}
        />
      )}
      {captions.length > 0 && (
        <>
          <div
            className="ul-video__caption"
            data-sample=""
            data-size={captionSize}
            data-color={captionColor}
            data-background={captionBackground}
          >
            <span>{messages.sample}</span>
          </div>
          <Choice
            label={messages.language}
            value={known || (captions[0]?.language ?? '')}
            options={captions.map((one) => [one.language, one.label])}
            onChange={(next) => video.prefer({ language: next })}
          />
          <Choice
            label={messages.size}
            value={captionSize}
            options={captionSizes.map((one) => [one, messages.sizes[one]])}
            onChange={(next) => video.prefer({ captionSize: next })}
          />
          <Choice
            label={messages.color}
            value={captionColor}
            options={captionColors.map((one) => [one, messages.colors[one]])}
            onChange={(next) => video.prefer({ captionColor: next })}
          />
          <Choice
            label={messages.background}
            value={captionBackground}
            options={captionBackgrounds.map((one) => [one, messages.backgrounds[one]])}
            onChange={(next) => video.prefer({ captionBackground: next })}
          />
        </>
      )}
      <button type="button" className="ul-video__more" onClick={onKeys}>
        {messages.help}
      </button>
    </VideoPanel>
  );
}

interface ChoiceProps<Value extends VideoPreferences[keyof VideoPreferences] & string> {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, label: string])[];
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <label className="ul-video__choice">
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value as Value)}>
        {options.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
