import type { Schema } from '@uplink/api-client';
import type { DocumentLine } from './document.rules.ts';

/** A file that was handed in. */
export type WorkFile = Pick<Schema<'SubmissionFile'>, 'fileId' | 'name' | 'size'>;

/** One attempt, as the desk shows it. */
export interface Attempt {
  version: number;
  files: readonly WorkFile[];
  /** A filled-in worksheet. */
  worksheet?: readonly DocumentLine[];
  link?: string;
}

/** What was handed in, and what before that. */
export interface Work {
  current: Attempt;
  previous: Attempt | undefined;
}
