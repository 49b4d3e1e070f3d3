import { type RefObject, useInsertionEffect, useRef } from 'react';

/**
 * A value for effects and callbacks that must not begin again when it changes: what the last rendering passed. It is
 * not for rendering itself, which has the value.
 */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const latest = useRef(value);
  // Before every other effect, which may read it.
  useInsertionEffect(() => {
    latest.current = value;
  });
  return latest;
}
