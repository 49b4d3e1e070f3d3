import { isSameValue } from '@uplink/api-client';
import { useUplink } from '@uplink/api-client/react';
import { useRef } from 'react';
import { useUnsavedNote, useUnsavedWarning } from '../saving/leave-warning.ts';
import { useFaultWords } from './fault-words.ts';
import { findFaults } from './faults.rules.ts';
import { useFieldChecks } from './field-checks.ts';
import { useFocusOnFault } from './focus-on-fault.ts';
import type { Form, FormOptions } from './form.types.ts';
import { type FormValues, useFormValues } from './form-values.ts';
import { useMerging } from './merging.ts';
import { valueAt } from './paths.rules.ts';
import { useSending } from './sending.ts';

/**
 * A form: its values and faults, what is kept, merged and sent. The fields are drawn by whoever uses it.
 *
 * @example
 * function LabForm({ lab }: { lab: Lab }) {
 *   const form = useForm({
 *     stored: toValues(lab), // a newer `lab` is merged with what is typed
 *     rules: { title: [required, maxLength(80)], 'links[].url': [required, webAddress] },
 *     checks: { title: useIsTitleFree() }, // resolves with the fault, while people type
 *     draft: `lab.${lab.id}`, // survives a reload
 *     send: async (values) => toValues(await saveLab(lab, values)),
 *   });
 *   const links = form.list('links');
 *   return (
 *     <form {...form.formProps} className="ul-stack">
 *       <TextField label="Title" {...form.field('title')} />
 *       {links.items.map((_, row) => (
 *         <TextField key={row} label={`Link ${row + 1}`} {...form.field(`links[${row}].url`)} />
 *       ))}
 *       <Button onPress={() => links.add({ url: '' })}>Add a link</Button>
 *       <FormFault form={form} />
 *       <Button type="submit" isPending={form.isSending}>Save</Button>
 *     </form>
 *   );
 * }
 */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const { session } = useUplink();
  const latest = useRef(options);
  latest.current = options;
  const focus = useFocusOnFault();
  const common = useFaultWords();
  const { words = common } = options;
  const fields: FormValues<Values> = useFormValues(options.stored, () => sending.send());
  const merging = useMerging(latest, fields);
  const checks = useFieldChecks(latest, fields);
  const sending = useSending({ latest, fields, merging, checks, onFault: focus.onFault });
  const { isDirty, conflicts } = merging;
  const { warnsOnLeave = false } = options;
  useUnsavedWarning(session, warnsOnLeave !== false && isDirty);
  // What is being sent may lead to another page when it is done.
  useUnsavedNote(warnsOnLeave === true && isDirty && !fields.isSending);

  const faults = findFaults(fields.drawn, options.rules);
  const isFaulty = Object.keys(faults).length > 0;

  function faultOf(path: string): string | undefined {
    const value = fields.get(path);
    const isTold = sending.isTried || fields.isLeft(path);
    const fault =
      (isTold ? faults[path] : undefined) ??
      sending.faultOf(path, value) ??
      checks.faultOf(path, value);
    return fault && words(fault);
  }

  function noteChange(path: string): void {
    merging.noteChange();
    sending.noteChange();
    checks.ask(path);
  }

  const field: Form<Values>['field'] = (path) => ({
    name: path,
    value: fields.get(path) as never,
    errorMessage: faultOf(path),
    validationBehavior: 'aria',
    onChange(value) {
      fields.set(path, value);
      noteChange(path);
    },
    onBlur() {
      fields.blur(path);
      if (!isSameValue(fields.get(path), valueAt(options.stored, path))) checks.ask(path, true);
    },
  });

  function submit(): void {
    sending.noteTry();
    if (isFaulty) focus.onFault();
    else if (conflicts.length === 0) fields.submit();
  }

  return {
    values: fields.drawn,
    isDirty,
    isFaulty,
    isSending: fields.isSending,
    isSaved: sending.isSaved,
    isTried: sending.isTried,
    error: sending.error,
    message: sending.message,
    conflicts,
    resolve: merging.resolve,
    field,
    flag(path) {
      const { name, value, onChange, onBlur } = field(path);
      return { name, isSelected: value === true, onChange: onChange as never, onBlur };
    },
    list: (path) => ({
      items: (fields.get(path) ?? []) as never,
      errorMessage: faultOf(path),
      add(item) {
        fields.add(path, item);
        noteChange(path);
      },
      remove: (row) => void fields.remove(path, row).then(() => noteChange(path)),
      move(from, to) {
        fields.move(path, from, to);
        noteChange(path);
      },
    }),
    leave: fields.leave,
    submit,
    discard: sending.discard,
    formProps: {
      ref: focus.ref,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        submit();
      },
    },
  };
}
