import { ModuleStatus } from '@uplink/api-client/domain';

export interface VideoStart {
  /** Seconds. */
  at: number;
  /** Whether the learner is asked to go on or start over. */
  isResume: boolean;
}

/** So close to an end, going on is no help. */
const nearSeconds = 5;

/** Where a video starts: a deep link wins, a finished video starts over, any other resumes where it was left. */
export function videoStart(options: {
  deepLink: number | undefined;
  /** Where it was left, in seconds. */
  left: number;
  duration: number;
  status: number | null;
}): VideoStart {
  const { deepLink, left, duration, status } = options;
  if (deepLink !== undefined) return { at: Math.min(deepLink, duration), isResume: false };
  const isWorthIt = left >= nearSeconds && left <= duration - nearSeconds;
  return status !== ModuleStatus.done && isWorthIt
    ? { at: left, isResume: true }
    : { at: 0, isResume: false };
}
