import { isSameValue } from '@uplink/api-client';
import { useEffect, useState } from 'react';

/** A value once it stayed the same for a moment: not every key is worth a call. */
export function useSettled<Value>(value: Value, pauseMs = 300): Value {
  const [settled, setSettled] = useState(value);
  // An equal object of the next render starts no new pause.
  const [current, setCurrent] = useState(value);
  if (!isSameValue(current, value)) setCurrent(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(current), pauseMs);
    return () => clearTimeout(timer);
  }, [current, pauseMs]);
  return settled;
}
