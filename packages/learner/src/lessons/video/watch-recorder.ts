import { WATCH_REPORT_INTERVAL_MS, watchedStep } from '@uplink/api-client/domain';

export interface Watched {
  secondsWatched: number;
  /** The position of the video, in seconds. */
  position: number;
}

export interface WatchRecorderOptions {
  /** Where the video starts, in seconds. */
  position: number;
  onReport: (watched: Watched) => void;
  /** @default Date.now */
  now?: () => number;
}

/** The contract takes no more in one report. */
export const mostSeconds = 3600;

/** Counts what is watched; reports it at most every 30 s, or right away when forced. */
export function createWatchRecorder({ onReport, now = Date.now, ...start }: WatchRecorderOptions) {
  let { position } = start;
  let reported = position;
  let seconds = 0;
  let sentAt = now();
  let wasPlaying = false;

  function report() {
    if (seconds === 0 && position === reported) return;
    onReport({ secondsWatched: Math.min(seconds, mostSeconds), position });
    seconds = 0;
    reported = position;
    sentAt = now();
  }

  return {
    tick(next: number, isPlaying: boolean) {
      if (isPlaying && wasPlaying) seconds += watchedStep(position, next);
      position = next;
      wasPlaying = isPlaying;
      if (seconds > 0 && now() - sentAt >= WATCH_REPORT_INTERVAL_MS) report();
    },
    /** Reports now: the video stopped, or its page is left. */
    flush: report,
  };
}
