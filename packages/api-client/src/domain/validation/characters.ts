import { CHARACTERS } from './validation.messages.ts';
import type { Rule } from './validation.ts';

/** Characters no one types: they hide, reorder or break the text around them. */
const control = /[\p{Cc}\u2028\u2029]/u;

/** A name, a title: one line. The contract calls it `format: line`. */
export const singleLine: Rule<string | null> = (value) =>
  control.test(value ?? '') ? CHARACTERS.line : undefined;

/** A text of several lines, with tabs. The contract calls it `format: text`. */
export const multiLine: Rule<string | null> = (value) =>
  control.test((value ?? '').replace(/[\n\t]/g, '')) ? CHARACTERS.text : undefined;
