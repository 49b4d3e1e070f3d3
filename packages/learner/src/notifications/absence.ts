import { useEffect, useState } from 'react';
import type { Absence } from './notifications.rules.ts';

const key = 'uplink.notifications.left';

/** When the page was last left on this device, by another tab, a closed lid or a closed browser. */
export function useAbsence(): Absence | undefined {
  const [absence, setAbsence] = useState(readAbsence);
  useEffect(() => {
    const onChange = () => {
      if (document.visibilityState === 'hidden') localStorage.setItem(key, String(Date.now()));
      else setAbsence(readAbsence());
    };
    document.addEventListener('visibilitychange', onChange);
    addEventListener('pagehide', onChange);
    return () => {
      document.removeEventListener('visibilitychange', onChange);
      removeEventListener('pagehide', onChange);
    };
  }, []);
  return absence;
}

function readAbsence(): Absence | undefined {
  const left = Number(localStorage.getItem(key));
  return left > 0 ? { left, back: Date.now() } : undefined;
}
