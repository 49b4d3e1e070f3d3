import { useLatest } from '@uplink/api-client/react';
import { useLayoutEffect } from 'react';
import type { Video } from './video.types.ts';
import { isForPlayer } from './video-focus.rules.ts';
import { pressKey, type VideoHost } from './video-keys.rules.ts';

/** How long a press lasts before it counts as held. */
export const holdMs = 400;

/** Listens to the keys of the page for a video: Space plays, or held plays faster. */
export function useVideoKeys(video: Video, host: VideoHost): void {
  const latest = useLatest(host);
  // Before the player is painted: whoever sees it may press a key.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onDown = (event: KeyboardEvent) => {
      if (!video.getState().preferences.hasKeys || !isForPlayer(event)) return;
      if (event.key === ' ') {
        event.preventDefault();
        if (!event.repeat) {
          clearTimeout(timer);
          timer = setTimeout(() => video.hold(true), holdMs);
        }
      } else if (pressKey(event, video, latest.current)) event.preventDefault();
    };
    const onUp = (event: KeyboardEvent) => {
      if (event.key !== ' ' || timer === undefined) return;
      if (!video.getState().isHeld) video.toggle();
      letGo();
    };
    const letGo = () => {
      clearTimeout(timer);
      timer = undefined;
      video.hold(false);
    };
    addEventListener('keydown', onDown);
    addEventListener('keyup', onUp);
    addEventListener('blur', letGo);
    return () => {
      letGo();
      removeEventListener('keydown', onDown);
      removeEventListener('keyup', onUp);
      removeEventListener('blur', letGo);
    };
  }, [video]);
}
