import { newId } from '@uplink/kit/saving';
import { useRef } from 'react';

/** The id a change is sent with: the same until another one is made, so that a repeat after a lost reply counts once. */
export function useChangeId(): (change: object) => string {
  const last = useRef<{ change: string; id: string }>(undefined);
  return (change) => {
    const words = JSON.stringify(change);
    if (last.current?.change !== words) last.current = { change: words, id: newId() };
    return last.current.id;
  };
}
