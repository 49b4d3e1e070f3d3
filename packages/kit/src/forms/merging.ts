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
  /** What the server has, as far as it is known by now. */
  newest: () => Values;
  put: (next: Typed<Values>) => void;
  /** After an answer of the server, which says what it has. */
  putAnswer: (next: Typed<Values>, answer: Values) => void;
  /** Called after each change: what began on an older version stays on it. */
  noteChange: () => void;
}

interface Known<Values> {
  /** What was stored in each field when typing into it began. */
  base: Values;
  /** What the server has, until what is handed in tells it too. */
  answer?: { values: Values; insteadOf: Values } | undefined;
}

/** What is typed over what is stored: a newer version is taken over but for that, and changes are kept on the device. */
export function useMerging<Values extends object>(
  latest: RefObject<FormOptions<Values>>,
  fields: FormValues<Values>,
): Merging<Values> {
  const { stored, draft, describe } = latest.current;
  const { drawn } = fields;
  const [drawnKnown, setKnown] = useState<Known<Values>>({ base: stored });
  const known = useRef(drawnKnown);
  const keep = useKeptForm(draft, (kept) => put(fromKept(kept, latest.current.stored)));
  const now = () => ({ values: fields.now(), base: known.current.base });
  const newest = () => newestOf(known.current, latest.current.stored);

  function note({ values, base }: Typed<Values>, answer: Known<Values>['answer']): void {
    known.current = { base, answer };
    setKnown(known.current);
    keep(toKept({ values, base }));
  }

  function put(next: Typed<Values>, answer = known.current.answer): void {
    for (const field of changedFields(next.values, fields.now()))
      fields.replace(field, next.values[field]);
    note(next, answer);
  }

  // The server has something newer: it is taken over, but for what is typed here.
  useEffect(() => {
    const { base, answer } = known.current;
    if (answer && !isSameValue(answer.insteadOf, stored)) {
      known.current = { base };
      setKnown(known.current);
    }
    const next = rebase(now(), newest());
    if (!fields.isSending && !isSameValue(next, now())) put(next);
  });

  const newestDrawn = newestOf(drawnKnown, stored);
  const shown = rebase({ values: drawn, base: drawnKnown.base }, newestDrawn);
  return {
    typed: now,
    newest,
    put,
    putAnswer: (next, answer) => put(next, { values: answer, insteadOf: latest.current.stored }),
    noteChange: () => note(rebase(now(), newest()), known.current.answer),
    isDirty: changedFields(drawn, newestDrawn).length > 0,
    conflicts: (fields.isSending ? [] : conflictingFields(shown, newestDrawn)).map((field) => {
      const inWords = (value: unknown) =>
        describe?.(field, value) ?? { label: field, lines: [String(value)] };
      const { label, lines } = inWords(drawn[field]);
      return { id: field, label, mine: lines, theirs: inWords(newestDrawn[field]).lines };
    }),
    resolve: (field, choice) =>
      put(resolveField(now(), newest(), field as keyof Values & string, choice)),
  };
}

/** An answer comes before what is handed in tells the same. */
function newestOf<Values>({ answer }: Known<Values>, stored: Values): Values {
  return answer && isSameValue(answer.insteadOf, stored) ? answer.values : stored;
}
