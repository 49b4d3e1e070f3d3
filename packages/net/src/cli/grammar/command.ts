import type { Part } from './pattern.ts';
import { readPattern } from './pattern.ts';
import type { Value } from './types.ts';

export type Args = Record<string, Value | undefined>;

/** A command: its pattern, and what belongs to it, which the grammar doesn't look at. */
export interface Command<Effect> {
  pattern: string;
  parts: Part[];
  /** Commands the academy doesn't include are recognized, but not listed by `?`. */
  isHidden?: boolean;
  effect: Effect;
}

/** Declares a command whose effect receives the arguments of its pattern. */
export function command<P extends string, Effect>(
  pattern: P,
  effect: Effect,
  options: { isHidden?: boolean } = {},
): Command<Effect> {
  // What isn't included has more than one form: whatever follows its words belongs to it.
  const isOpen = options.isHidden && !/[>\]]$/.test(pattern);
  const whole = isOpen ? `${pattern} [<rest:line>]` : pattern;
  return { pattern: whole, parts: readPattern(whole), effect, ...options };
}

/** The words of a pattern before its first parameter, as in `no ip address`. */
export function leadingWords(parts: Part[]): string[] {
  const end = parts.findIndex((part) => part.kind !== 'word');
  return parts
    .slice(0, end < 0 ? parts.length : end)
    .map((part) => (part.kind === 'word' ? part.word : ''));
}
