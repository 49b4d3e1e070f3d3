import { isSameValue } from '@uplink/api-client';

/** What is in the fields, and what was stored in each when typing into it began. */
export interface Typed<Values> {
  values: Values;
  base: Values;
}

/** A field that was changed, as it is kept on the device. */
interface Change {
  from: unknown;
  to: unknown;
}

export type KeptChanges = Record<string, Change>;

const fieldsOf = <Values extends object>(values: Values) =>
  Object.keys(values) as (keyof Values & string)[];

export function changedFields<Values extends object>(values: Values, stored: Values) {
  return fieldsOf(stored).filter((field) => !isSameValue(values[field], stored[field]));
}

/** Fields that were changed elsewhere while they were changed here. */
export function conflictingFields<Values extends object>(
  { values, base }: Typed<Values>,
  stored: Values,
) {
  return changedFields(values, stored).filter((field) => !isSameValue(base[field], stored[field]));
}

/** Takes over what is stored by now, but for fields that were typed into. */
export function rebase<Values extends object>(typed: Typed<Values>, stored: Values): Typed<Values> {
  const values = { ...typed.values };
  const base = { ...typed.base };
  for (const field of fieldsOf(stored)) {
    const isUntouched = isSameValue(values[field], base[field]);
    if (!isUntouched && !isSameValue(values[field], stored[field])) continue;
    values[field] = stored[field];
    base[field] = stored[field];
  }
  return { values, base };
}

/** After a save: what was sent is stored now; what was typed meanwhile was typed on it. */
export function afterSending<Values extends object>(
  typed: Typed<Values>,
  sent: Values,
  stored: Values,
): Typed<Values> {
  const base = { ...typed.base };
  for (const field of fieldsOf(stored)) {
    if (isSameValue(sent[field], base[field])) continue;
    base[field] = isSameValue(typed.values[field], sent[field]) ? sent[field] : stored[field];
  }
  return rebase({ values: typed.values, base }, stored);
}

/** Ends a conflict: what is here goes over what is there, or what is there is taken. */
export function resolveField<Values extends object>(
  { values, base }: Typed<Values>,
  stored: Values,
  field: keyof Values & string,
  choice: 'mine' | 'theirs',
): Typed<Values> {
  return {
    values: choice === 'mine' ? values : { ...values, [field]: stored[field] },
    base: { ...base, [field]: stored[field] },
  };
}

export function toKept<Values extends object>({ values, base }: Typed<Values>): KeptChanges {
  return Object.fromEntries(
    changedFields(values, base).map((field) => [field, { from: base[field], to: values[field] }]),
  );
}

/** What was kept, over what is stored by now. */
export function fromKept<Values extends object>(kept: KeptChanges, stored: Values): Typed<Values> {
  const known = Object.entries(kept).filter(([field]) => field in stored);
  const side = (name: keyof Change) =>
    Object.fromEntries(known.map(([field, change]) => [field, change[name]]));
  return rebase(
    { values: { ...stored, ...side('to') }, base: { ...stored, ...side('from') } },
    stored,
  );
}
