import { useUplink } from '@uplink/api-client/react';
import { useEffect, useRef, useState } from 'react';
import { openPopup } from '../shell/open-popup.ts';
import { signInWindowPath } from './start-sign-in.ts';

/** The state of the sign-in window. */
export type SignInWindowState = 'none' | 'open' | 'closed' | 'refused';

const lookMs = 500;

/**
 * The sign-in window. It notifies open tabs itself. Where they cannot receive that (Safari before 15.4),
 * this page asks when the window closes or the user returns here. An identity provider can cut the window
 * off from this page, which makes it look closed, so this page keeps asking after that.
 */
export function useSignInWindow(): { state: SignInWindowState; open: () => void } {
  const { session } = useUplink();
  const [state, setState] = useState<SignInWindowState>('none');
  const opened = useRef<Window>(undefined);

  useEffect(() => {
    // Without an answer, it asks again when the user next returns.
    const ask = () => void session.isSignedIn().catch(() => false);
    const onVisible = () => {
      if (document.visibilityState === 'visible') ask();
    };
    addEventListener('focus', ask);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      removeEventListener('focus', ask);
      document.removeEventListener('visibilitychange', onVisible);
      opened.current?.close();
    };
  }, [session]);

  useEffect(() => {
    if (state !== 'open') return;
    const timer = setInterval(async () => {
      if (!opened.current?.closed) return;
      clearInterval(timer);
      await session.isSignedIn().catch(() => false);
      setState('closed');
    }, lookMs);
    return () => clearInterval(timer);
  }, [session, state]);

  return {
    state,
    open() {
      opened.current?.close();
      opened.current = openPopup(signInWindowPath);
      setState(opened.current ? 'open' : 'refused');
    },
  };
}
