import { isSameValue } from '@uplink/api-client';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Form, FormOptions } from './form.types.ts';
import type { FormValues } from './form-values.ts';
import { useKeptForm } from './kept-form.ts';
import {
  changedFields,
  conflictingFields,
  fromKept,
  rebase,
  resolveField,
  type Typed,
  toKept,
} from './merge.rules.ts';

export interface Merging<Values extends object>
  extends Pick<Form<Values>, 'isDirty' | 'conflicts' | 'resolve'> {
  /** What is in the fields now, and what each change began on. */
  typed: () => Typed<Values>;
  put: (next: Typed<Values>) => void;
  /** Called after each change: what began on an older version stays on it. */
  noteChange: () => void;
}

/** What is typed over what is stored: a newer version is taken over but for that, and changes are kept on the device. */
export function useMerging<Values extends object>(
  latest: RefObject<FormOptions<Values>>,
  fields: FormValues<Values>,
): Merging<Values> {
  const { stored, draft, describe } = latest.current;
  const { drawn } = fields;
  const [base, setBase] = useState(stored);
  const typed = useRef<Typed<Values>>({ values: drawn, base });
  const keep = useKeptForm(draft, (kept) => put(fromKept(kept, latest.current.stored)));
  const now = () => ({ values: fields.now(), base: typed.current.base });

  function note(next: Typed<Values>): void {
    typed.current = next;
    setBase(next.base);
    keep(toKept(next));
  }

  function put(next: Typed<Values>): void {
    for (const field of changedFields(next.values, fields.now()))
      fields.replace(field, next.values[field]);
    note(next);
  }

  // The server has something newer: it is taken over, but for what is typed here.
  useEffect(() => {
    const next = rebase(now(), stored);
    if (!fields.isSending && !isSameValue(next, now())) put(next);
  });

  const shown = rebase({ values: drawn, base }, stored);
  return {
    typed: now,
    put,
    noteChange: () => note(rebase(now(), latest.current.stored)),
    isDirty: changedFields(drawn, stored).length > 0,
    conflicts: (fields.isSending ? [] : conflictingFields(shown, stored)).map((field) => {
      const inWords = (value: unknown) =>
        describe?.(field, value) ?? { label: field, lines: [String(value)] };
      const { label, lines } = inWords(drawn[field]);
      return { id: field, label, mine: lines, theirs: inWords(stored[field]).lines };
    }),
    resolve: (field, choice) =>
      put(resolveField(now(), stored, field as keyof Values & string, choice)),
  };
}
