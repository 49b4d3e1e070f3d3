import { useEffect, useRef, useState } from 'react';

const typingPauseMs = 300;

/**
 * Words as they are typed, and asked for after a pause. Who asks keeps them, as in the address: when they
 * change there, as by the browser's back, what is typed follows.
 */
export function useAskedText(asked: string, onAsk: (words: string) => void) {
  const [typed, setTyped] = useState(asked);
  const lastAsked = useRef(asked);
  const lastKept = useRef(asked);
  const ask = useRef(onAsk);
  useEffect(() => {
    ask.current = onAsk;
  });
  useEffect(() => {
    // Only what changed there counts: words that were not kept, such as a single letter, stay as typed.
    const isNew = asked !== lastKept.current;
    lastKept.current = asked;
    if (isNew && asked !== lastAsked.current) {
      lastAsked.current = asked;
      setTyped(asked);
      return;
    }
    if (typed === asked) return;
    const timer = setTimeout(() => {
      lastAsked.current = typed;
      ask.current(typed);
    }, typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed, asked]);
  return [typed, setTyped] as const;
}
