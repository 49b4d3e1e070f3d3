export { readAmount, writeAmount } from './amount.rules.ts';
export { type AutosaveState, useAutosave } from './autosave.ts';
export { AutosaveSign, type AutosaveSignProps } from './autosave-sign.tsx';
export { countChanges } from './count-changes.ts';
export { useFaultWords, useWordsOf } from './fault-words.ts';
export type {
  FieldCheck,
  FieldChecks,
  FieldList,
  FieldPath,
  FieldProps,
  FieldRules,
  FlagProps,
  Form,
  FormFrame,
  FormOptions,
} from './form.types.ts';
export { FormFault, type FormFaultProps } from './form-fault.tsx';
export { MoneyField, type MoneyFieldProps } from './money-field.tsx';
export { optionalReasonRules, reasonRules } from './reason.rules.ts';
export { SaveBar, type SaveBarProps } from './save-bar.tsx';
export { useForm } from './use-form.ts';
export { valueLinesMessages } from './value-lines.messages.ts';
export { valueLines } from './value-lines.ts';
