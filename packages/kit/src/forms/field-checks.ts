import { isSameValue } from '@uplink/api-client';
import { type RefObject, useEffect, useReducer, useRef } from 'react';
import { findFaults } from './faults.rules.ts';
import type { FormOptions } from './form.types.ts';
import type { FormValues } from './form-values.ts';
import { isSameBranch, patternOf, placesOf, valueAt } from './paths.rules.ts';

const pauseMs = 400;
/** How many answers of the server are remembered; no one types that many values in earnest. */
const mostVerdicts = 100;

type Check = (value: unknown) => Promise<string | undefined>;

/** What the server said of a value, wherever that is by now: rows are moved. */
interface Verdict {
  pattern: string;
  value: unknown;
  fault: string | undefined;
  /** Under way. */
  answer: Promise<void> | undefined;
}

export interface AskedChecks {
  /** Asks about what was changed: at once, or after a pause in typing. */
  ask: (path: string, isAtOnce?: boolean) => void;
  faultOf: (path: string, value: unknown) => string | undefined;
  /** Waits for the word on all that was changed; tells whether nothing is refused. */
  settle: () => Promise<boolean>;
  /** After a sending the server may think otherwise. */
  forget: () => void;
}

/** The server's word on what is typed. An outage says nothing of a value: sending asks again. */
export function useFieldChecks<Values extends object>(
  latest: RefObject<FormOptions<Values>>,
  fields: FormValues<Values>,
): AskedChecks {
  const verdicts = useRef<Verdict[]>([]);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>()).current;
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  useEffect(
    () => () => {
      for (const timer of timers.values()) clearTimeout(timer);
    },
    [timers],
  );
  const checks = () => (latest.current.checks ?? {}) as Record<string, Check | undefined>;
  const find = (path: string, value: unknown) =>
    verdicts.current.find(
      (one) => one.pattern === patternOf(path) && isSameValue(one.value, value),
    );

  /** A fault is asked about again: it may have been mended elsewhere. */
  async function send(path: string): Promise<void> {
    const pattern = patternOf(path);
    const value = valueAt(fields.now(), path);
    const known = find(path, value);
    if (known?.answer || (known && known.fault === undefined)) return known.answer;
    const verdict: Verdict = known ?? { pattern, value, fault: undefined, answer: undefined };
    verdict.answer = checks()
      [pattern]?.(value)
      .then((fault) => {
        verdict.fault = fault;
        verdict.answer = undefined;
      })
      .catch(() => {
        verdicts.current = verdicts.current.filter((one) => one !== verdict);
      })
      .then(redraw);
    if (!known) verdicts.current = [...verdicts.current, verdict].slice(-mostVerdicts);
    return verdict.answer;
  }

  /** The places that are new and that no rule forbids. */
  function places(path?: string): string[] {
    const { stored, rules } = latest.current;
    const values = fields.now();
    const faults = findFaults(values, rules);
    return Object.keys(checks()).flatMap((pattern) => {
      const known = placesOf(stored, pattern).map((place) => valueAt(stored, place));
      return placesOf(values, pattern).filter(
        (place) =>
          (path === undefined || isSameBranch(path, place)) &&
          faults[place] === undefined &&
          !known.some((value) => isSameValue(value, valueAt(values, place))),
      );
    });
  }

  return {
    ask(path, isAtOnce = false) {
      clearTimeout(timers.get(path));
      const sendAll = () => {
        for (const place of places(path)) void send(place);
      };
      if (isAtOnce) sendAll();
      else timers.set(path, setTimeout(sendAll, pauseMs));
    },
    faultOf: (path, value) => find(path, value)?.fault,
    async settle() {
      for (;;) {
        const values = fields.now();
        const asked = places();
        await Promise.all(asked.map(send));
        // What was typed meanwhile is asked about too.
        if (fields.now() === values)
          return asked.every((place) => find(place, valueAt(values, place))?.fault === undefined);
      }
    },
    forget() {
      verdicts.current = [];
    },
  };
}
