import type { Schema } from '@uplink/api-client';
import { WATCH_REPORT_INTERVAL_MS, watchedStep } from '@uplink/api-client/domain';
import { useUplink } from '@uplink/api-client/react';
import { type RefObject, useEffect, useRef, useState } from 'react';

export interface VideoState {
  isPlaying: boolean;
  position: number;
  duration: number;
  volume: number;
  isMuted: boolean;
  speed: number;
  hasCaptions: boolean;
  /** The caption on the screen now. */
  caption: string;
  error: boolean;
}

export interface VideoActions {
  toggle: () => void;
  seek: (seconds: number) => void;
  step: (seconds: number) => void;
  setVolume: (volume: number) => void;
  toggleMuted: () => void;
  setSpeed: (speed: number) => void;
  toggleCaptions: () => void;
  toggleFullScreen: () => void;
  retry: () => void;
}

export const SPEEDS: readonly number[] = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 3];

const preferences = 'uplink.video';

interface Preferences {
  speed: number;
  volume: number;
  hasCaptions: boolean;
}

function readPreferences(): Preferences {
  const kept = JSON.parse(localStorage.getItem(preferences) ?? '{}') as Partial<Preferences>;
  return { speed: 1, volume: 1, hasCaptions: true, ...kept };
}

/** Drives a video element: its state, its actions, what was watched and where it goes on. */
export function useVideoPlayer(options: {
  video: RefObject<HTMLVideoElement | null>;
  frame: RefObject<HTMLElement | null>;
  lesson: Schema<'Lesson'>;
  /** Start here instead of where it was left, in seconds. */
  startAt: number | undefined;
}): [VideoState, VideoActions] {
  const { video, frame, lesson, startAt } = options;
  const [state, setState] = useState<VideoState>(() => {
    const { speed, volume, hasCaptions } = readPreferences();
    const duration = lesson.video?.duration ?? 0;
    return {
      isPlaying: false,
      position: 0,
      duration,
      volume,
      isMuted: false,
      speed,
      hasCaptions,
      caption: '',
      error: false,
    };
  });
  const change = (part: Partial<VideoState>) => setState((known) => ({ ...known, ...part }));
  const report = useWatchReport(lesson.id);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the element lives as long as its lesson; the rest is read when something happens
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const kept = readPreferences();
    element.playbackRate = kept.speed;
    element.volume = kept.volume;
    const isWatched = lesson.watch.position >= (lesson.video?.duration ?? 0) - 3;
    const resume = startAt ?? (isWatched || lesson.status === 3 ? 0 : lesson.watch.position);
    const onMetadata = () => {
      if (resume > 0) element.currentTime = resume;
      change({ duration: element.duration || (lesson.video?.duration ?? 0) });
    };
    const onTime = () => {
      report.tick(element.currentTime, !element.paused);
      change({ position: element.currentTime });
    };
    const onPlay = () => change({ isPlaying: true, error: false });
    const onPause = () => {
      change({ isPlaying: false });
      report.send(true);
    };
    const onError = () => change({ error: true, isPlaying: false });
    const onCue = () => {
      const cue = element.textTracks[0]?.activeCues?.[0] as VTTCue | undefined;
      change({ caption: cue?.text ?? '' });
    };
    const track = element.textTracks[0];
    if (track) track.mode = 'hidden';
    track?.addEventListener('cuechange', onCue);
    element.addEventListener('loadedmetadata', onMetadata);
    element.addEventListener('timeupdate', onTime);
    element.addEventListener('play', onPlay);
    element.addEventListener('pause', onPause);
    element.addEventListener('ended', onPause);
    element.addEventListener('error', onError);
    if (element.readyState >= 1) onMetadata();
    const onHide = () => report.send(true);
    addEventListener('pagehide', onHide);
    return () => {
      onHide();
      removeEventListener('pagehide', onHide);
      track?.removeEventListener('cuechange', onCue);
      element.removeEventListener('loadedmetadata', onMetadata);
      element.removeEventListener('timeupdate', onTime);
      element.removeEventListener('play', onPlay);
      element.removeEventListener('pause', onPause);
      element.removeEventListener('ended', onPause);
      element.removeEventListener('error', onError);
    };
  }, [lesson.id]);

  useEffect(() => {
    if (startAt !== undefined && video.current) video.current.currentTime = startAt;
  }, [startAt, video]);

  const keep = (part: Partial<Preferences>) =>
    localStorage.setItem(preferences, JSON.stringify({ ...readPreferences(), ...part }));
  const withVideo = (act: (element: HTMLVideoElement) => void) => {
    if (video.current) act(video.current);
  };
  const seek = (seconds: number) =>
    withVideo((element) => {
      const target = Math.min(state.duration, Math.max(0, seconds));
      element.currentTime = target;
      change({ position: target });
    });

  return [
    state,
    {
      toggle: () =>
        withVideo((element) => (element.paused ? void element.play() : element.pause())),
      seek,
      step: (seconds) => withVideo((element) => seek(element.currentTime + seconds)),
      setVolume: (volume) =>
        withVideo((element) => {
          element.volume = Math.min(1, Math.max(0, volume));
          element.muted = false;
          keep({ volume: element.volume });
          change({ volume: element.volume, isMuted: false });
        }),
      toggleMuted: () =>
        withVideo((element) => {
          element.muted = !element.muted;
          change({ isMuted: element.muted });
        }),
      setSpeed: (speed) =>
        withVideo((element) => {
          element.playbackRate = speed;
          keep({ speed });
          change({ speed });
        }),
      toggleCaptions: () => {
        keep({ hasCaptions: !state.hasCaptions });
        change({ hasCaptions: !state.hasCaptions });
      },
      toggleFullScreen: () => {
        if (document.fullscreenElement) void document.exitFullscreen();
        else void frame.current?.requestFullscreen();
      },
      retry: () =>
        withVideo((element) => {
          change({ error: false });
          element.load();
        }),
    },
  ];
}

/** Counts what was watched and reports it at most every 30 s, or at once when the video stops. */
function useWatchReport(lessonId: number) {
  const client = useUplink();
  const watched = useRef({ seconds: 0, position: 0, sentAt: Date.now(), isCounting: false });

  function send(isForced: boolean) {
    const now = watched.current;
    if (now.seconds <= 0 || (!isForced && Date.now() - now.sentAt < WATCH_REPORT_INTERVAL_MS))
      return;
    const body = {
      secondsWatched: now.seconds,
      position: now.position,
      reportId: crypto.randomUUID(),
    };
    watched.current = { ...now, seconds: 0, sentAt: Date.now() };
    client
      .unwrap(
        client.api.POST('/me/modules/{moduleId}/stats', {
          params: { path: { moduleId: lessonId } },
          body,
          keepalive: true,
        }),
        { rethrow: true },
      )
      .catch(() => {
        // Nothing is lost: what did not arrive goes with the next report.
        watched.current.seconds += body.secondsWatched;
      });
  }

  return {
    tick(position: number, isPlaying: boolean) {
      const now = watched.current;
      if (isPlaying && now.isCounting) now.seconds += watchedStep(now.position, position);
      now.position = position;
      now.isCounting = isPlaying;
      send(false);
    },
    send,
  };
}
