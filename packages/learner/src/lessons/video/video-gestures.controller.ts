import { type PointerEvent, useEffect, useRef } from 'react';
import type { Video } from './video.types.ts';
import { holdMs } from './video-keys.controller.ts';

/** So close together, two taps are one gesture. */
const doubleMs = 280;

export interface VideoGestures {
  onPointerDown: (event: PointerEvent) => void;
  onPointerUp: (event: PointerEvent) => void;
  onPointerCancel: () => void;
  onPointerLeave: () => void;
  onDoubleClick: () => void;
  onContextMenu: (event: { preventDefault: () => void }) => void;
}

/**
 * What pointers do on the picture. A mouse plays and stops; a double click fills the screen. A finger
 * shows or hides the controls; a double tap at a side goes ten seconds. Whichever is held plays faster.
 */
export function useVideoGestures(video: Video, onTap: () => void): VideoGestures {
  const now = useRef<{
    hold?: ReturnType<typeof setTimeout> | undefined;
    tap?: ReturnType<typeof setTimeout> | undefined;
    isTouch: boolean;
  }>({ isTouch: false });
  const letGo = () => {
    clearTimeout(now.current.hold);
    now.current.hold = undefined;
    video.hold(false);
  };
  useEffect(() => {
    const timers = now.current;
    return () => {
      clearTimeout(timers.hold);
      clearTimeout(timers.tap);
    };
  }, []);

  function tap(event: PointerEvent) {
    if (event.target instanceof Element && event.target.closest('[data-big]')) {
      video.toggle();
      return;
    }
    const box = event.currentTarget.getBoundingClientRect();
    const place = (event.clientX - box.left) / box.width;
    const isSecond = now.current.tap !== undefined;
    clearTimeout(now.current.tap);
    now.current.tap = undefined;
    if (!isSecond) {
      now.current.tap = setTimeout(() => {
        now.current.tap = undefined;
        onTap();
      }, doubleMs);
    } else if (place < 1 / 3) video.step(-10);
    else if (place > 2 / 3) video.step(10);
    else video.toggle();
  }

  return {
    onPointerDown: (event) => {
      if (event.button !== 0) return;
      now.current.isTouch = event.pointerType === 'touch';
      clearTimeout(now.current.hold);
      now.current.hold = setTimeout(() => video.hold(true), holdMs);
    },
    onPointerUp: (event) => {
      if (now.current.hold === undefined) return;
      const wasHeld = video.getState().isHeld;
      letGo();
      if (wasHeld) return;
      if (now.current.isTouch) tap(event);
      else video.toggle();
    },
    onPointerCancel: letGo,
    onPointerLeave: letGo,
    onDoubleClick: () => {
      if (!now.current.isTouch) video.toggleFullScreen();
    },
    // A long press of a finger would open the browser's menu over the picture.
    onContextMenu: (event) => now.current.isTouch && event.preventDefault(),
  };
}
