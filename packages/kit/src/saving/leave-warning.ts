import type { Session } from '@uplink/api-client';
import { useEffect } from 'react';

/** Asks before the page is closed or loaded again; returns what ends that. */
export function warnBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}

/** Asks before the page is left while something would be broken off or is not safe yet. */
export function useLeaveWarning(isUnsafe: boolean): void {
  useEffect(() => (isUnsafe ? warnBeforeLeaving() : undefined), [isUnsafe]);
}

const unsaved = new Set<object>();

/** Whether a form on the screen would be left with something unsaved: the portal asks before it goes to another page. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

/** Has `hasUnsaved` count this form. */
export function useUnsavedNote(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const form = {};
    unsaved.add(form);
    return () => void unsaved.delete(form);
  }, [isUnsaved]);
}

/**
 * Asks before the page is left with something unsaved; not when the session is over: then the way to
 * the sign-in is no choice, and what was typed is kept.
 */
export function useUnsavedWarning(session: Session, isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (session.getSnapshot() === 'signedIn') event.preventDefault();
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [session, isUnsaved]);
}
