import { useVideoState } from './video.controller.ts';
import type { Video } from './video.types.ts';

export interface CaptionViewProps {
  video: Video;
}

/** The caption of this second, drawn by us: not every browser lets a page style its own captions. */
export function CaptionView({ video }: CaptionViewProps) {
  const caption = useVideoState(video, (state) => state.caption);
  const preferences = useVideoState(video, (state) => state.preferences);
  if (!preferences.hasCaptions || caption === '') return null;
  return (
    <div
      className="ul-video__caption"
      data-size={preferences.captionSize}
      data-color={preferences.captionColor}
      data-background={preferences.captionBackground}
    >
      <span dir="auto">{caption}</span>
    </div>
  );
}
