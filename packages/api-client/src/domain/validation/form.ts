/** A rule for a form field. It gets the field's value and all other values. */
export type FieldRule<Values, Field extends keyof Values> = (
  value: Values[Field],
  values: Values,
) => string | undefined;

/** The rules of a form by field, in the order in which their messages count. */
export type FormRules<Values> = { [Field in keyof Values]?: readonly FieldRule<Values, Field>[] };

/** The messages of a form by field; valid fields have none. */
export type FormErrors<Values> = { [Field in keyof Values]?: string };

/** Checks a form: the first message of each field is the one it shows (specification, section 5). */
export function formErrors<Values extends object>(
  values: Values,
  rules: FormRules<Values>,
): FormErrors<Values> {
  const errors: FormErrors<Values> = {};
  for (const field of Object.keys(rules) as (keyof Values)[]) {
    for (const rule of rules[field] ?? []) {
      const message = rule(values[field], values);
      if (message === undefined) continue;
      errors[field] = message;
      break;
    }
  }
  return errors;
}

export function hasErrors(errors: object): boolean {
  return Object.keys(errors).length > 0;
}
