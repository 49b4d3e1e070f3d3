import type { Cause, Finding } from '../exercise/index.ts';

/** What a sentence about a finding is made of. */
export interface FindingWords {
  /** The field or list it is about. */
  field: string;
  /** Another field, or a goal. */
  other: string;
  /** A device. */
  device: string;
  /** `line 3`, `lines 3 and 5`. */
  lines: string;
  /** Whether the packet that shows it should get through. */
  isWanted: boolean;
}

/** Sentences by cause. Each judge has those of what it finds. */
export type FindingSentences = { readonly [Key in Cause]?: (words: FindingWords) => string } & {
  /** How lines are named. @default linesText */
  readonly lines?: (lines: readonly number[]) => string;
};

/** `line 3`, `lines 3 and 5`, `lines 1, 3 and 5`. */
export function linesText(lines: readonly number[]): string {
  const last = lines[lines.length - 1];
  if (lines.length < 2) return `line ${last ?? ''}`;
  return `lines ${lines.slice(0, -1).join(', ')} and ${last}`;
}

/** What any judge may find, and how lines are named in it. */
export const commonSentences = {
  lines: linesText,
  met: () => 'As expected.',
  blank: ({ field }) => `“${field}” is still empty.`,
  needs: ({ other }) => `Checked once “${other}” is met.`,
} satisfies FindingSentences;

/** What a finding says, in a sentence. `label` names fields and goals. */
export function findingText(
  finding: Finding,
  label: (id: string) => string,
  sentences: FindingSentences,
): string {
  const { cause, field = '', other = '', lines = [], witness } = finding;
  const sentence = sentences[cause];
  if (!sentence) return '';
  return sentence({
    field: label(field),
    other: label(other),
    device: other,
    lines: (sentences.lines ?? linesText)(lines),
    isWanted: witness?.wanted === 'permit',
  });
}
