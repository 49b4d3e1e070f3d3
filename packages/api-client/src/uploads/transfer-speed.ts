/** The progress of a transfer. */
interface TransferPace {
  /** Bytes sent. */
  loaded: number;
  /** Bytes to send. */
  total: number;
  /** Bytes per second over the last seconds; 0 while unknown. */
  speed: number;
  /** Seconds left at this speed; undefined while unknown. */
  secondsLeft: number | undefined;
}

/** The progress of an upload. */
export interface UploadProgress extends TransferPace {
  /** Bytes already stored when it resumes after a break; 0 on the first attempt. */
  resumedFrom: number;
}

const windowMs = 5000;
/** Shorter measurements are not reliable. */
const leastMs = 500;

/** Measures the speed of the last five seconds, so that a slow connection shows soon. */
export function createSpeedometer() {
  const samples: { at: number; loaded: number }[] = [];
  return (loaded: number, total: number, now = performance.now()): TransferPace => {
    samples.push({ at: now, loaded });
    while (samples.length > 2 && now - (samples[1]?.at ?? now) >= windowMs) samples.shift();
    const [first = { at: now, loaded }] = samples;
    const passedMs = now - first.at;
    const speed = passedMs >= leastMs ? ((loaded - first.loaded) * 1000) / passedMs : 0;
    return { loaded, total, speed, secondsLeft: speed > 0 ? (total - loaded) / speed : undefined };
  };
}
