/** How far a transfer is. */
interface TransferPace {
  /** Bytes sent. */
  loaded: number;
  /** Bytes to send. */
  total: number;
  /** Bytes per second of the last seconds; 0 while unknown. */
  speed: number;
  /** Seconds to go at this speed; undefined while unknown. */
  secondsLeft: number | undefined;
}

/** How far an upload is. */
export interface UploadProgress extends TransferPace {
  /** Bytes that had arrived before, when it goes on after a break; 0 while it is the first go. */
  resumedFrom: number;
}

const windowMs = 5000;
/** A shorter time says nothing yet. */
const leastMs = 500;

/** Measures the speed of the last five seconds, so that a line that got slow shows soon. */
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
