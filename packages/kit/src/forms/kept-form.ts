import { useLatest } from '@uplink/api-client/react';
import { useEffect, useRef } from 'react';
import { useKeptText } from '../saving/kept-text.ts';
import type { KeptChanges } from './merge.rules.ts';

/** Keeps what is typed on this device; `onFound` gets what a page before this one kept. */
export function useKeptForm(
  name: string | undefined,
  onFound: (kept: KeptChanges) => void,
): (changes: KeptChanges) => void {
  const [, setText, found] = useKeptText(name ?? 'unnamed');
  const tell = useLatest(onFound);
  const written = useRef('');
  useEffect(() => {
    const kept = name === undefined ? undefined : read(found);
    if (!kept) return;
    written.current = found;
    tell.current(kept);
  }, [name, found]);
  return (changes) => {
    const text = Object.keys(changes).length === 0 ? '' : JSON.stringify(changes);
    // Before anything is typed there may be something kept that was not read yet.
    if (name === undefined || text === written.current) return;
    written.current = text;
    setText(text);
  };
}

function read(text: string): KeptChanges | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    return typeof kept === 'object' && kept !== null ? (kept as KeptChanges) : undefined;
  } catch {
    return undefined;
  }
}
