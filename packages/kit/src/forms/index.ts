export type { FieldCheck, FieldList, FieldProps, Form, FormOptions } from './form.types.ts';
export { useForm } from './use-form.ts';
