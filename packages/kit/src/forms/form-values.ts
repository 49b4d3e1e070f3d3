import { type DeepKeys, useStore, useForm as useTanstackForm } from '@tanstack/react-form';
import { useState } from 'react';
import type { FieldPath, Form } from './form.types.ts';

/** The part of a form that TanStack keeps: values by path, rows, what was touched, and one sending at a time. */
export interface FormValues<Values extends object>
  extends Pick<Form<Values>, 'isSending' | 'submit'> {
  /** As they are drawn. */
  drawn: Values;
  /** As they are now: a handler may run before the next drawing. */
  now: () => Values;
  get: (path: string) => unknown;
  set: (path: string, value: unknown) => void;
  /** Changes a field as if no one had touched it. */
  replace: (field: keyof Values & string, value: unknown) => void;
  add: (path: string, row: unknown) => void;
  remove: (path: string, row: number) => Promise<void>;
  move: (path: string, from: number, to: number) => void;
  blur: (path: string) => void;
  leave: (path: FieldPath<Values>) => void;
  /** Someone changed the field and left it. */
  isLeft: (path: string) => boolean;
  reset: () => void;
}

export function useFormValues<Values extends object>(
  stored: Values,
  onSubmit: () => Promise<void>,
): FormValues<Values> {
  const [defaultValues] = useState(stored);
  const form = useTanstackForm({ defaultValues, onSubmit });
  const { values, fieldMeta, isSubmitting } = useStore(form.store, (state) => state);
  const at = (path: string) => path as DeepKeys<Values>;
  return {
    drawn: values,
    isSending: isSubmitting,
    now: () => form.state.values,
    get: (path) => form.getFieldValue(at(path)),
    set: (path, value) => form.setFieldValue(at(path), value as never),
    replace: (field, value) =>
      form.setFieldValue(at(field), value as never, { dontUpdateMeta: true }),
    add: (path, row) => form.pushFieldValue(at(path) as never, row as never),
    remove: (path, row) => form.removeFieldValue(at(path) as never, row),
    move: (path, from, to) => form.moveFieldValues(at(path) as never, from, to),
    blur: (path) => form.setFieldMeta(at(path), (meta) => ({ ...meta, isBlurred: true })),
    leave: (path) =>
      form.setFieldMeta(path, (meta) => ({ ...meta, isTouched: true, isBlurred: true })),
    isLeft(path) {
      const meta = fieldMeta[path as never] as
        | { isTouched: boolean; isBlurred: boolean }
        | undefined;
      return meta?.isTouched === true && meta.isBlurred;
    },
    submit: () => void form.handleSubmit(),
    reset: () => form.reset(),
  };
}
