/** What a viewer set once and finds again in every lesson of this browser. */
export interface VideoPreferences {
  speed: number;
  /** From 0 to 1. */
  volume: number;
  isMuted: boolean;
  hasCaptions: boolean;
  /** Language of the captions; the lesson's first when it has none such. */
  language: string;
  /** Pixels of the shorter side of its pictures, `full`, or empty for what suits the connection. */
  quality: string;
  captionSize: CaptionSize;
  captionColor: CaptionColor;
  captionBackground: CaptionBackground;
  /** Whether single keys drive the player (WCAG 2.1.4 asks for a way to switch them off). */
  hasKeys: boolean;
  /** The clock counts down. */
  showsTimeLeft: boolean;
}

export const captionSizes = ['small', 'normal', 'large', 'huge'] as const;
export const captionColors = ['white', 'yellow', 'green', 'blue'] as const;
export const captionBackgrounds = ['solid', 'half', 'none'] as const;
export type CaptionSize = (typeof captionSizes)[number];
export type CaptionColor = (typeof captionColors)[number];
export type CaptionBackground = (typeof captionBackgrounds)[number];

export const speeds: readonly number[] = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3];

const key = 'uplink.video';

export const defaultPreferences: VideoPreferences = {
  speed: 1,
  volume: 1,
  isMuted: false,
  hasCaptions: true,
  language: '',
  quality: '',
  captionSize: 'normal',
  captionColor: 'white',
  captionBackground: 'solid',
  hasKeys: true,
  showsTimeLeft: false,
};

/** What was kept; the defaults where nothing readable was. */
export function readPreferences(): VideoPreferences {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof kept === 'object' ? { ...defaultPreferences, ...kept } : defaultPreferences;
  } catch {
    return defaultPreferences;
  }
}

export function keepPreferences(preferences: VideoPreferences): void {
  try {
    localStorage.setItem(key, JSON.stringify(preferences));
  } catch {
    // Storage is full or closed: the choice holds for this page only.
  }
}
