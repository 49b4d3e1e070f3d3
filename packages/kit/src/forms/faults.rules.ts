import type { FormOptions } from './form.types.ts';
import { placesOf, valueAt } from './paths.rules.ts';

type Rule = (value: unknown, values: object) => string | undefined;

/** What is wrong by path: the first broken rule of each field. */
export function findFaults<Values extends object>(
  values: Values,
  rules: FormOptions<Values>['rules'] = {},
): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  const note = (path: string, fault: string | undefined) => {
    if (fault !== undefined) faults[path] ??= fault;
  };
  if (typeof rules === 'function') {
    for (const [path, fault] of Object.entries(rules(values))) note(path, fault);
    return faults;
  }
  for (const [pattern, ofField] of Object.entries(rules) as [string, readonly Rule[]][]) {
    for (const path of placesOf(values, pattern)) {
      for (const rule of ofField) note(path, rule(valueAt(values, path), values));
    }
  }
  return faults;
}
