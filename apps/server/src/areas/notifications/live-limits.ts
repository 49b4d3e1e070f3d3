import type { Config } from '../../config/config.ts';

export type LiveLimits = Config['live'];

const minute = 60_000;

/** Counts what happens by key; `mayGoOn` says whether one more is allowed in this minute. */
function createRate<Key>(most: number) {
  const counts = new Map<Key, number>();
  let since = performance.now();
  return (key: Key): boolean => {
    if (performance.now() - since > minute) {
      counts.clear();
      since = performance.now();
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= most;
  };
}

/** Places that are taken and given back. Answers how to give one back, or undefined when all are taken. */
function createPlaces<Key>(most: number) {
  const taken = new Map<Key, number>();
  return (key: Key): (() => void) | undefined => {
    const count = taken.get(key) ?? 0;
    if (count >= most) return undefined;
    taken.set(key, count + 1);
    return () => {
      const left = (taken.get(key) ?? 1) - 1;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    };
  };
}

/** The counters behind the limits of one server process. */
export function createLiveCounters(limits: LiveLimits) {
  return {
    mayUpgrade: createRate<string>(limits.upgradesPerMinute),
    takeAddress: createPlaces<string>(limits.socketsPerAddress),
    takePerson: createPlaces<number>(limits.socketsPerPerson),
  };
}

/** Counts the frames of one socket. */
export function createFrameRate({ framesPerMinute }: LiveLimits): () => boolean {
  const mayGoOn = createRate<null>(framesPerMinute);
  return () => mayGoOn(null);
}
