import { useMemo, useState } from 'react';
import { openFaults, type PlaceFaults, type Refused } from './places.rules.ts';

interface Sent {
  error: Error | undefined;
  isSaved: boolean;
}

/** What the server refused of a definition, by place, until that place is changed. */
export function useOpenFaults({ error, isSaved }: Sent, definition: unknown): PlaceFaults {
  const [refused, setRefused] = useState<Refused>();
  if (error && error !== refused?.error) setRefused({ error, definition });
  return useMemo(
    () => (isSaved ? {} : openFaults(refused, definition)),
    [isSaved, refused, definition],
  );
}
