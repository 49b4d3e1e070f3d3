import { useEffect, useRef, useState } from 'react';

/** Code that comes behind what is shown first, and is kept from its first use on. */
export interface LazyPart<Part> {
  /** The code, if it is there; compiled components read it again for another `after` only. */
  get: (after?: unknown) => Part | undefined;
  load: () => Promise<void>;
}

export type LazyPartState<Part> =
  | { status: 'loading' }
  | { status: 'missing'; retry: () => void }
  | { status: 'ready'; Part: Part };

export interface LazyPartOptions {
  /** Whether it is asked for; a dialog is when it opens. @default true */
  isWanted?: boolean;
  /** It could not be loaded, and why. */
  onMissing?: (cause: unknown) => void;
}

/** A part that loads lazily; after a load that failed, the next request tries again. */
export function lazyPart<Part>(load: () => Promise<Part>): LazyPart<Part> {
  let loaded: Part | undefined;
  return {
    get: () => loaded,
    load: async () => {
      loaded ??= await load();
    },
  };
}

/** A part once its code is there. When that does not come, the rest of the page is not touched. */
export function useLazyPart<Part>(
  part: LazyPart<Part>,
  { isWanted = true, onMissing }: LazyPartOptions = {},
): LazyPartState<Part> {
  const [isMissing, setMissing] = useState(false);
  const [tries, setTries] = useState(0);
  // Which part came last: another one has to be drawn too.
  const [there, setThere] = useState<LazyPart<Part>>();
  const Part = part.get(there);
  // React 18 has no effect events.
  const latest = useRef(onMissing);
  useEffect(() => {
    latest.current = onMissing;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    if (!isWanted || Part !== undefined) return;
    let isAsked = true;
    setMissing(false);
    part.load().then(
      () => isAsked && setThere(part),
      (cause: unknown) => {
        if (!isAsked) return;
        setMissing(true);
        latest.current?.(cause);
      },
    );
    return () => {
      isAsked = false;
    };
  }, [part, isWanted, tries]);
  if (Part !== undefined) return { status: 'ready', Part };
  if (!isMissing) return { status: 'loading' };
  return { status: 'missing', retry: () => setTries((count) => count + 1) };
}
