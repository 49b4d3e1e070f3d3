import type { VideoPreferences } from './video-preferences.ts';

/** A line of captions. */
export interface CaptionLine {
  /** Seconds. */
  start: number;
  text: string;
}

export interface Chapter {
  /** Seconds. */
  start: number;
  title: string;
}

/** A place the learner marked, e.g. a note. */
export interface VideoMark {
  /** Seconds. */
  at: number;
  label: string;
}

export interface VideoState {
  isPlaying: boolean;
  /** Seconds. */
  position: number;
  duration: number;
  /** Twice the speed, as long as a key or finger is held. */
  isHeld: boolean;
  isFullScreen: boolean;
  isFailed: boolean;
  /** Where the learner left off, until they play, seek or start over. */
  resumeAt: number | undefined;
  /** The caption on the screen now. */
  caption: string;
  /** All captions of the chosen language; undefined while they load. */
  lines: readonly CaptionLine[] | undefined;
  chapters: readonly Chapter[];
  preferences: VideoPreferences;
}

/** A video element with a memory: its state to subscribe to, and what can be done with it. */
export interface Video {
  getState: () => VideoState;
  subscribe: (onChange: () => void) => () => void;
  /** Takes over an element and the frame that goes to full screen; the answer lets go of them. */
  attach: (element: HTMLVideoElement, frame: HTMLElement) => () => void;
  toggle: () => void;
  /** Goes to a second. */
  seek: (seconds: number) => void;
  /** Goes forward, or back by a negative number. */
  step: (seconds: number) => void;
  /** A picture forward or back; the video stops for it. */
  nudge: (direction: 1 | -1) => void;
  hold: (isHeld: boolean) => void;
  /** Changes what is remembered: speed, volume, captions and their looks, keys. */
  prefer: (part: Partial<VideoPreferences>) => void;
  toggleFullScreen: () => void;
  /** Absent where the browser has no picture in picture. */
  togglePicture: (() => void) | undefined;
  startOver: () => void;
  /** Loads again after a failure and continues at the same second. */
  retry: () => void;
}
