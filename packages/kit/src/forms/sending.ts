import { ApiError, isSameValue } from '@uplink/api-client';
import { type RefObject, useState } from 'react';
import { findFaults } from './faults.rules.ts';
import type { AskedChecks } from './field-checks.ts';
import type { Form, FormOptions } from './form.types.ts';
import type { FormValues } from './form-values.ts';
import { changedFields } from './merge.rules.ts';
import type { Merging } from './merging.ts';
import { pathOf, valueAt } from './paths.rules.ts';
import { sendMerging } from './send-merging.ts';

/** Why something was not sent. */
interface Refusal {
  error: Error;
  /** The server's words by path. */
  faults: Readonly<Record<string, string>>;
  /** What was refused. */
  values: object;
  /** Something was typed since. */
  isOld?: boolean;
}

export interface Sending extends Pick<Form<object>, 'isTried' | 'isSaved' | 'error' | 'message'> {
  /** What the server said of this very value. */
  faultOf: (path: string, value: unknown) => string | undefined;
  noteChange: () => void;
  noteTry: () => void;
  send: () => Promise<void>;
  discard: () => void;
}

interface Parts<Values extends object> {
  latest: RefObject<FormOptions<Values>>;
  fields: FormValues<Values>;
  merging: Merging<Values>;
  checks: AskedChecks;
  /** Something stands in the way of sending. */
  onFault: () => void;
}

/** The way of a form to the server: what holds it back, what came of it, and how it begins again. */
export function useSending<Values extends object>(parts: Parts<Values>): Sending {
  const { latest, fields, merging, checks, onFault } = parts;
  const [refusal, setRefusal] = useState<Refusal>();
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);

  async function isFaultless(): Promise<boolean> {
    const isAllowed = await checks.settle();
    return isAllowed && Object.keys(findFaults(fields.now(), latest.current.rules)).length === 0;
  }

  /** The fields as they are stored, and none of them touched. */
  function beginAgain(): void {
    const stored = merging.newest();
    fields.reset();
    merging.put({ values: stored, base: stored });
  }

  async function send(): Promise<void> {
    if (!(await isFaultless())) return onFault();
    const { values, base } = merging.typed();
    const { error, isMerged } = await sendMerging(latest.current, merging.typed, merging.putAnswer);
    if (error) {
      setRefusal({ error, faults: toFaults(error, latest.current), values: fields.now() });
      return onFault();
    }
    checks.forget();
    setRefusal(undefined);
    setTried(false);
    setSaved(changedFields(values, base).length > 0);
    if (!isMerged) beginAgain();
  }

  // Faults that belong to no field are shown below the fields.
  const isToldAtFields =
    refusal !== undefined &&
    Object.keys(refusal.faults).length > 0 &&
    Object.keys(refusal.faults).every((path) => valueAt(fields.drawn, path) !== undefined);
  return {
    isTried,
    isSaved: isSaved && !merging.isDirty,
    error: refusal?.isOld ? undefined : refusal?.error,
    message: refusal?.isOld || isToldAtFields ? undefined : refusal?.error.message,
    faultOf: (path, value) =>
      refusal && isSameValue(valueAt(refusal.values, path), value)
        ? refusal.faults[path]
        : undefined,
    noteChange() {
      setSaved(false);
      setRefusal((former) => former && { ...former, isOld: true });
    },
    noteTry: () => setTried(true),
    send,
    discard() {
      setTried(false);
      setSaved(false);
      setRefusal(undefined);
      beginAgain();
    },
  };
}

function toFaults<Values extends object>(
  error: Error,
  { toField = pathOf }: FormOptions<Values>,
): Refusal['faults'] {
  const words = error instanceof ApiError ? error.fieldErrors : {};
  return Object.fromEntries(Object.entries(words).map(([name, fault]) => [toField(name), fault]));
}
