import { defineMessages } from '@uplink/api-client/messages';

/** What is wrong with a file of questions, or with one of them. */
export const questionFilesMessages = defineMessages('creator/question-files', {
  ending: (endings: readonly string[]) => `Choose a file that ends in ${endings.join(', ')}.`,
  size: 'A file of questions can be up to 2 MB.',
  most: (count: number) => `A file can have up to ${count} questions. Split it.`,
  none: 'This file has no questions.',
  columns: (names: readonly string[]) => `The first line names the columns: ${names.join(', ')}.`,
  types: (names: readonly string[]) => `The type is one of ${names.join(', ')}.`,
  braces: 'A question needs one pair of braces { } around its answers.',
  essay: 'Essay questions can’t be imported. Use homework instead.',
  number: 'Numerical questions can’t be imported.',
  pairs: 'Matching questions can’t be imported.',
  signs: 'Right answers start with =, wrong ones with ~.',
  blank: 'A blank can have only one right answer.',
  doctype: 'Files with a DOCTYPE can’t be imported.',
  notXml: 'This is not well-formed XML.',
  noItem: 'This file has no assessmentItem.',
  noBody: 'This item has no itemBody.',
  oneInteraction: 'An item can have only one interaction.',
  interaction: (name: string) => `${name} can’t be imported. Only choices and text entries can.`,
});

export type FileTexts = typeof questionFilesMessages;
