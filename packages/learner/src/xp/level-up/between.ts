import { useEffect, useState } from 'react';

const events = ['play', 'pause', 'ended', 'focusin', 'focusout'] as const;

/** Whether nothing is playing and the learner isn't typing. Checked only while isAsked. */
export function useIsBetween(isAsked: boolean): boolean {
  const [isBetween, setBetween] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    // A focus that goes from field to field is nowhere for a moment.
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setBetween(!isPlaying() && !isWriting()), 0);
    };
    look();
    for (const event of events) document.addEventListener(event, look, true);
    return () => {
      clearTimeout(timer);
      for (const event of events) document.removeEventListener(event, look, true);
    };
  }, [isAsked]);
  return isBetween;
}

function isPlaying(): boolean {
  return [...document.querySelectorAll<HTMLMediaElement>('video, audio')].some(
    ({ paused, ended }) => !paused && !ended,
  );
}

function isWriting(): boolean {
  const at = document.activeElement;
  if (at instanceof HTMLTextAreaElement) return true;
  return at instanceof HTMLInputElement && !['radio', 'checkbox', 'button'].includes(at.type);
}
