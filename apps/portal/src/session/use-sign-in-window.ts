import { useUplink } from '@uplink/api-client/react';
import { useEffect, useRef, useState } from 'react';
import { openPopup } from '../shell/open-popup.ts';
import { signInWindowPath } from './start-sign-in.ts';

/** How the window for signing in stands. */
export type SignInWindowState = 'none' | 'open' | 'closed' | 'refused';

const lookMs = 500;

/**
 * The window somebody signs in in. It tells the tabs itself. Where they cannot hear it (Safari before
 * 15.4), its end and the return to this page are what is noticed. An identity provider may cut the window
 * off from this one, which makes it look closed: so a closed one proves nothing, and asking goes on.
 */
export function useSignInWindow(): { state: SignInWindowState; open: () => void } {
  const { session } = useUplink();
  const [state, setState] = useState<SignInWindowState>('none');
  const opened = useRef<Window>(undefined);

  useEffect(() => {
    // No answer is no sign-in: it is asked again at the next return.
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
