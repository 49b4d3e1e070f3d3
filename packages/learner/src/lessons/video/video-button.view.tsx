import type { LucideIcon } from 'lucide-react';
import { useVideoState } from './video.controller.ts';
import type { Video } from './video.types.ts';

export interface VideoButtonProps {
  video: Video;
  label: string;
  /** The key that does the same. */
  shortcut?: string;
  icon: LucideIcon;
  /** For a button that switches something. */
  isSelected?: boolean;
  /** `desktop` is left out on small screens, `extra` on the smallest. @default on all */
  rank?: 'desktop' | 'extra';
  onPress: () => void;
}

/** A control of the video; tells its key while keys are on. */
export function VideoButton(props: VideoButtonProps) {
  const { video, label, shortcut, icon: Icon, isSelected, rank, onPress } = props;
  const hasKeys = useVideoState(video, (state) => state.preferences.hasKeys);
  const key = hasKeys ? shortcut : undefined;
  return (
    <button
      type="button"
      className="ul-video__btn"
      aria-label={label}
      aria-keyshortcuts={key}
      title={key ? `${label} (${key})` : label}
      aria-pressed={isSelected}
      data-selected={isSelected || undefined}
      data-rank={rank}
      onClick={onPress}
    >
      <Icon size={19} aria-hidden />
    </button>
  );
}
