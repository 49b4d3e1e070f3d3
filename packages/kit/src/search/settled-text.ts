import { useEffect, useState } from 'react';

/** A text once no one typed for a moment: not every letter is worth a call. */
export function useSettledText(text: string, pauseMs = 300): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
