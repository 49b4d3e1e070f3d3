import { type DeepKeys, useStore, useForm as useTanstackForm } from '@tanstack/react-form';
import { isSameValue } from '@uplink/api-client';
import { formErrors } from '@uplink/api-client/domain';
import { useUplink } from '@uplink/api-client/react';
import { useEffect, useRef, useState } from 'react';
import { useUnsavedWarning } from '../saving/leave-warning.ts';
import { useFieldChecks } from './field-checks.ts';
import { useFocusOnFault } from './focus-on-fault.ts';
import type { Form, FormOptions } from './form.types.ts';
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
import { type Refusal, sendMerging } from './sending.ts';

/** A form: its values and faults, what is kept, merged and sent. The fields are drawn by whoever uses it. */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { stored, draft, toField = (name) => name, warnsOnLeave = false } = options;
  const { session } = useUplink();
  const latest = useRef(options);
  latest.current = options;
  const [base, setBase] = useState(stored);
  const [refusal, setRefusal] = useState<Refusal>();
  const [isTried, setTried] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const checks = useFieldChecks(
    (options.checks ?? {}) as Record<
      string,
      ((value: unknown) => Promise<string | undefined>) | undefined
    >,
  );
  const focus = useFocusOnFault();

  const faultsOf = (values: Values): Record<string, string> => {
    const { rules = {} } = latest.current;
    const all = typeof rules === 'function' ? rules(values) : formErrors(values, rules);
    const found = Object.entries<string | undefined>(all).filter(
      ([, fault]) => fault !== undefined,
    );
    return Object.fromEntries(found) as Record<string, string>;
  };
  const [first] = useState(stored);
  const form = useTanstackForm({
    defaultValues: first,
    validators: {
      onChange: ({ value }) => {
        const fields = faultsOf(value);
        return Object.keys(fields).length > 0 ? { fields } : undefined;
      },
    },
    onSubmit: () => send(),
  });
  const { values, fieldMeta, isSubmitting } = useStore(form.store, (state) => state);
  const keep = useKeptForm(draft, (kept) => put(fromKept(kept, latest.current.stored)));

  /** The values as the form has them now: a handler may run before the next drawing. */
  const typed = useRef<Typed<Values>>({ values, base });
  typed.current = { values: form.state.values, base: typed.current.base };

  function put(next: Typed<Values>): void {
    for (const field of changedFields(next.values, form.state.values)) {
      form.setFieldValue(field as never, next.values[field] as never, { dontUpdateMeta: true });
    }
    typed.current = next;
    setBase(next.base);
    keep(toKept(next));
  }

  /** Called after each change: what began on an older version stays on it. */
  function noteChange(path: string): void {
    const next = rebase(
      { values: form.state.values, base: typed.current.base },
      latest.current.stored,
    );
    typed.current = next;
    setBase(next.base);
    keep(toKept(next));
    setSaved(false);
    setRefusal((former) => former && { ...former, isOld: true });
    const field = path.replace(/[.[].*$/, '');
    const isFaulty = faultsOf(form.state.values)[path] !== undefined;
    if (!isFaulty) checks.ask(field, form.state.values[field as keyof Values]);
  }

  // The server has something newer: it is taken over, but for what is typed here.
  useEffect(() => {
    const next = rebase(typed.current, stored);
    if (!isSubmitting && !isSameValue(next, typed.current)) put(next);
  });

  async function send(): Promise<void> {
    const sent = changedFields(form.state.values, typed.current.base);
    const outcome = await sendMerging(latest.current, () => typed.current, put);
    if (outcome.refusal) {
      setRefusal({ ...outcome.refusal, values: form.state.values });
      focus.onFault();
      return;
    }
    setRefusal(undefined);
    setTried(false);
    setSaved(sent.length > 0);
    if (!outcome.isMerged) {
      beginAnew();
    }
  }

  /** The fields as they are stored, and none of them touched. */
  function beginAnew(): void {
    form.reset();
    put({ values: latest.current.stored, base: latest.current.stored });
  }

  const faults = faultsOf(values);
  const shown = rebase({ values, base }, stored);
  const isDirty = changedFields(values, stored).length > 0;
  const conflicting = isSubmitting ? [] : conflictingFields(shown, stored);
  useUnsavedWarning(session, warnsOnLeave && isDirty);

  const serverFaults = Object.fromEntries(
    Object.entries(refusal?.fieldErrors ?? {}).map(([name, fault]) => [toField(name), fault]),
  );
  function faultOf(path: string): string | undefined {
    const value = form.getFieldValue(path as never);
    const meta = fieldMeta[path as never] as { isTouched: boolean; isBlurred: boolean } | undefined;
    const isTold = isTried || (meta?.isTouched && meta.isBlurred);
    const isRefused = refusal && isSameValue(valueAt(refusal.values, path), value);
    return (
      (isTold ? faults[path] : undefined) ??
      (isRefused ? serverFaults[path] : undefined) ??
      checks.faultOf(path, value)
    );
  }
  const hasPlace = (path: string) => valueAt(values, path) !== undefined;
  const isToldAtFields = Object.keys(serverFaults).some(hasPlace);

  return {
    values,
    isDirty,
    isSending: isSubmitting,
    isSaved: isSaved && !isDirty,
    isTried,
    isFaulty: Object.keys(faults).length > 0,
    error: refusal?.isOld ? undefined : refusal?.error,
    message: refusal?.isOld || isToldAtFields ? undefined : refusal?.error.message,
    conflicts: conflicting.map((field) => {
      const describe = (value: unknown) =>
        options.describe?.(field, value) ?? { label: field, lines: [String(value)] };
      return {
        id: field,
        label: describe(values[field]).label,
        mine: describe(values[field]).lines,
        theirs: describe(stored[field]).lines,
      };
    }),
    resolve: (field, choice) =>
      put(resolveField(typed.current, stored, field as keyof Values & string, choice)),
    field: (path) => ({
      name: path,
      value: form.getFieldValue(path),
      errorMessage: faultOf(path),
      validationBehavior: 'aria',
      onChange: (value) => {
        form.setFieldValue(path, value as never);
        noteChange(path);
      },
      onBlur: () => {
        form.setFieldMeta(path, (meta) => ({ ...meta, isBlurred: true }));
        const value = form.getFieldValue(path);
        const isChanged = !isSameValue(value, valueAt(stored, path));
        if (isChanged && faultsOf(form.state.values)[path] === undefined)
          checks.ask(path, value, true);
      },
    }),
    list: (path) => {
      const at = path as DeepKeys<Values>;
      const changed = () => noteChange(path);
      return {
        items: (form.getFieldValue(at) ?? []) as never,
        add: (item) => {
          form.pushFieldValue(at as never, item as never);
          changed();
        },
        remove: (index) => void form.removeFieldValue(at as never, index).then(changed),
        move: (from, to) => {
          form.moveFieldValues(at as never, from, to);
          changed();
        },
      };
    },
    leave: (path) =>
      form.setFieldMeta(path, (meta) => ({ ...meta, isTouched: true, isBlurred: true })),
    submit,
    discard() {
      setTried(false);
      setSaved(false);
      setRefusal(undefined);
      beginAnew();
    },
    formProps: {
      ref: focus.ref,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        submit();
      },
    },
  };

  function submit(): void {
    setTried(true);
    focus.onFault();
    const isRefused = Object.keys(values).some(
      (field) => checks.faultOf(field, values[field as keyof Values]) !== undefined,
    );
    if (conflicting.length === 0 && !isRefused) void form.handleSubmit();
  }
}

/** The value under a path: 'links[1].url'. */
function valueAt(values: object, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown> | undefined)?.[key], values);
}
