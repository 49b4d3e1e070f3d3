import { useKeptText } from '@uplink/kit/saving';
import { useCallback, useMemo } from 'react';
import type { ProfileChanges } from './profile-form.rules.ts';

/** What was typed into the profile and not saved: it survives a reload and a new sign-in. */
export function useKeptChanges(): [ProfileChanges, (changes: ProfileChanges) => void] {
  const [text, setText] = useKeptText('profile');
  const changes = useMemo(() => readChanges(text), [text]);
  const setChanges = useCallback(
    (next: ProfileChanges) => setText(Object.keys(next).length === 0 ? '' : JSON.stringify(next)),
    [setText],
  );
  return [changes, setChanges];
}

function readChanges(text: string): ProfileChanges {
  if (text === '') return {};
  try {
    return JSON.parse(text) as ProfileChanges;
  } catch {
    return {};
  }
}
