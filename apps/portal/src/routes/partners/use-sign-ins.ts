import { FRAME_LESSON_MS } from '@uplink/api-client/domain';
import { useEffect, useRef, useState } from 'react';
import type { FrameAccount } from './use-frame-account.ts';

export interface SignIns {
  /** What opens a lesson, by its id. */
  accounts: ReadonlyMap<number, FrameAccount>;
  add: (lessonId: number, account: FrameAccount) => void;
}

/** The lessons that a learner opened in this frame with their account, while they are open. */
export function useSignIns(): SignIns {
  const [accounts, setAccounts] = useState<SignIns['accounts']>(new Map());
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const all = timers.current;
    return () => {
      for (const timer of all) clearTimeout(timer);
    };
  }, []);
  function add(lessonId: number, account: FrameAccount): void {
    setAccounts((known) => new Map(known).set(lessonId, account));
    const close = () =>
      setAccounts((known) => new Map([...known].filter(([, one]) => one !== account)));
    timers.current.add(setTimeout(close, FRAME_LESSON_MS));
  }
  return { accounts, add };
}
