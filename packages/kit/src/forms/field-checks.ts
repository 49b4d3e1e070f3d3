import { isSameValue } from '@uplink/api-client';
import { useEffect, useRef, useState } from 'react';

const pauseMs = 400;

type Check = (value: unknown) => Promise<string | undefined>;

export interface FieldChecks {
  /** Asks about a value: at once, or after a pause in typing. */
  ask: (field: string, value: unknown, isAtOnce?: boolean) => void;
  /** What was said of this very value. */
  faultOf: (field: string, value: unknown) => string | undefined;
}

interface Verdict {
  value: unknown;
  fault: string | undefined;
}

/** The server's word on what is typed. An outage says nothing of a value: sending asks again. */
export function useFieldChecks(checks: Record<string, Check | undefined>): FieldChecks {
  const [verdicts, setVerdicts] = useState<Record<string, Verdict>>({});
  const asked = useRef(new Map<string, unknown>()).current;
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>()).current;
  useEffect(
    () => () => {
      for (const timer of timers.values()) clearTimeout(timer);
    },
    [timers],
  );

  function send(field: string, value: unknown): void {
    if (asked.has(field) && isSameValue(asked.get(field), value)) return;
    asked.set(field, value);
    checks[field]?.(value).then(
      (fault) => {
        // A slower answer about an older value says nothing of this one.
        if (!isSameValue(asked.get(field), value)) return;
        setVerdicts((others) => ({ ...others, [field]: { value, fault } }));
      },
      () => asked.delete(field),
    );
  }

  return {
    ask(field, value, isAtOnce = false) {
      clearTimeout(timers.get(field));
      if (!checks[field]) return;
      if (isAtOnce) send(field, value);
      else timers.set(field, setTimeout(send, pauseMs, field, value));
    },
    faultOf(field, value) {
      const verdict = verdicts[field];
      return verdict && isSameValue(verdict.value, value) ? verdict.fault : undefined;
    },
  };
}
