import { ApiError } from '@uplink/api-client';
import { useEffect, useRef } from 'react';
import { FRAME_LANG } from './frame-lang.ts';
import type { HostLine } from './use-host.ts';

/** The query that a frame waits for. */
export interface FrameContent {
  isSuccess: boolean;
  error: unknown;
}

/** The element gives up after seven seconds, so the frame reports before then that it is only slow. */
const slowMs = 5000;

/** Tells the site whether the content is there, comes late, or does not come. */
export function useFrameState({ host, tell }: HostLine, { isSuccess, error }: FrameContent): void {
  // The element counts from where it opened the frame, which may have taken long to load.
  const isOpening = useRef(true);
  useEffect(() => {
    if (!host) return;
    if (isSuccess) {
      isOpening.current = false;
      return tell('ready', { version: host.version, lang: FRAME_LANG });
    }
    if (error) {
      const { message } = error instanceof Error ? error : { message: String(error) };
      // What is not there stays away; anything else can be tried again in the frame.
      const isGone = error instanceof ApiError && error.status === 404;
      return tell(isGone ? 'error' : 'degraded', { code: isGone ? 'content' : 'failed', message });
    }
    const timer = setTimeout(
      () => tell('degraded', { code: 'slow', message: 'Uplink Academy is slow to respond.' }),
      isOpening.current ? slowMs - performance.now() : slowMs,
    );
    return () => clearTimeout(timer);
  }, [host, tell, isSuccess, error]);
}
