import type { Video, VideoState } from './video.types.ts';
import { keepPreferences, readPreferences } from './video-preferences.ts';
import { goFullScreen, hasPicture, togglePicture } from './video-screen.ts';
import { readTracks, type VideoTracks } from './video-tracks.ts';

export interface VideoOptions {
  /** Seconds, until the file says it itself. */
  duration: number;
  /** Where it starts, in seconds, and whether that is where it was left. */
  start: { at: number; isResume: boolean };
  /** Told each position that passes, and whether the video plays. */
  onTick: (position: number, isPlaying: boolean) => void;
  /** Told when it stops: paused or ended. */
  onStop: () => void;
}

const pictureSeconds = 0.04;
const heldSpeed = 2;

/** Drives one video element; knows nothing of how it is drawn. */
export function createVideo({ duration, start, onTick, onStop }: VideoOptions): Video {
  let element: HTMLVideoElement | undefined;
  let frame: HTMLElement | undefined;
  let tracks: VideoTracks | undefined;
  /** Where to go once the file is known: before that a media element ignores a seek. */
  let goTo = start.at;
  /** Whether letting go of a hold stops the video again. */
  let wasPaused = true;
  const listeners = new Set<() => void>();
  let state: VideoState = {
    isPlaying: false,
    position: start.at,
    duration,
    isHeld: false,
    isFullScreen: false,
    isFailed: false,
    resumeAt: start.isResume ? start.at : undefined,
    caption: '',
    lines: undefined,
    chapters: [],
    preferences: readPreferences(),
  };

  function change(part: Partial<VideoState>) {
    state = { ...state, ...part };
    for (const tell of listeners) tell();
  }

  function apply() {
    if (!element) return;
    const { speed, volume, isMuted, language } = state.preferences;
    element.playbackRate = state.isHeld ? heldSpeed : speed;
    element.volume = volume;
    element.muted = isMuted;
    tracks?.use(language);
  }

  function seek(seconds: number) {
    goTo = Math.min(state.duration, Math.max(0, seconds));
    if (element) element.currentTime = goTo;
    // Now, not when the picture of that second is there: who leaves before goes on here all the same.
    onTick(goTo, state.isPlaying);
    change({ position: goTo, resumeAt: undefined });
  }

  /** Where it is, or will be once its file is known. */
  const here = () => (element && element.readyState > 0 ? element.currentTime : goTo);

  function play() {
    // A browser may refuse to play; the button then still says "Play".
    element?.play().catch(() => {});
  }

  function toggle() {
    if (element?.paused) play();
    else element?.pause();
  }

  const events: Record<string, (media: HTMLVideoElement) => void> = {
    loadedmetadata: (media) => {
      if (goTo > 0) media.currentTime = goTo;
      change({ duration: media.duration || duration });
      apply();
      // Another version of the video took its place while it played.
      if (state.isPlaying) play();
    },
    timeupdate: (media) => {
      // Of a file that is let go of.
      if (media.readyState === 0) return;
      onTick(media.currentTime, !media.paused);
      goTo = media.currentTime;
      change({ position: media.currentTime });
    },
    play: () => change({ isPlaying: true, isFailed: false, resumeAt: undefined }),
    pause: () => {
      change({ isPlaying: false });
      onStop();
    },
    error: () => change({ isFailed: true, isPlaying: false }),
    enterpictureinpicture: () => tracks?.letBrowserDraw(true),
    leavepictureinpicture: () => tracks?.letBrowserDraw(false),
  };

  return {
    getState: () => state,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    attach: (nextElement, nextFrame) => {
      element = nextElement;
      frame = nextFrame;
      tracks = readTracks(nextElement, change);
      const onEvent = ({ type }: Event) => events[type]?.(nextElement);
      const onScreen = () => change({ isFullScreen: document.fullscreenElement === nextFrame });
      for (const type of Object.keys(events)) nextElement.addEventListener(type, onEvent);
      document.addEventListener('fullscreenchange', onScreen);
      apply();
      if (nextElement.readyState >= 1) events.loadedmetadata?.(nextElement);
      return () => {
        onStop();
        tracks?.stop();
        for (const type of Object.keys(events)) nextElement.removeEventListener(type, onEvent);
        document.removeEventListener('fullscreenchange', onScreen);
        element = undefined;
      };
    },
    toggle,
    seek,
    step: (seconds) => seek(here() + seconds),
    nudge: (direction) => {
      element?.pause();
      seek(here() + direction * pictureSeconds);
    },
    hold: (isHeld) => {
      if (isHeld === state.isHeld) return;
      change({ isHeld });
      apply();
      if (isHeld) {
        wasPaused = element?.paused ?? true;
        play();
      } else if (wasPaused) element?.pause();
    },
    prefer: (part) => {
      const preferences = { ...state.preferences, ...part };
      keepPreferences(preferences);
      change({ preferences });
      apply();
    },
    toggleFullScreen: () => element && frame && goFullScreen(element, frame),
    togglePicture: hasPicture() ? () => element && togglePicture(element) : undefined,
    startOver: () => {
      seek(0);
      play();
    },
    retry: () => {
      change({ isFailed: false });
      element?.load();
    },
  };
}
