import { type RefObject, useEffect, useRef, useState } from 'react';
import { useVideoState } from './video.controller.ts';
import type { Video } from './video.types.ts';

/** How long after the last move the controls stay over a playing video. */
const idleMs = 3000;
const inUse = ':focus-visible, [data-controls]:hover';

/** Whether the controls are shown: always while paused, and for a moment after each interaction. */
export function useVideoChrome(video: Video, frame: RefObject<HTMLElement | null>) {
  const isPlaying = useVideoState(video, (state) => state.isPlaying);
  const [isAwake, setAwake] = useState(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function wake() {
    clearTimeout(timer.current);
    setAwake(true);
    timer.current = setTimeout(() => {
      // Who moves by keys must see where they are, and a mouse what it points at.
      if (!frame.current?.querySelector(inUse)) setAwake(false);
    }, idleMs);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: starting and stopping are signs of life
  useEffect(() => {
    wake();
    return () => clearTimeout(timer.current);
  }, [isPlaying]);

  return {
    isShown: isAwake || !isPlaying,
    wake,
    toggle: () => (isAwake ? setAwake(false) : wake()),
  };
}
