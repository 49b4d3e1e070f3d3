import { defineMessages } from '@uplink/api-client/messages';

/** What is wrong with a file of questions, or with one of them. */
export const questionFilesMessages = defineMessages('creator/question-files', {
  ending: (endings: readonly string[]) => `Choose a file that ends in ${endings.join(', ')}.`,
  size: 'A file of questions can take up 2 MB.',
  most: (count: number) => `A file can have ${count} questions. Split it.`,
  none: 'This file has no questions.',
  columns: (names: readonly string[]) => `The first line names the columns: ${names.join(', ')}.`,
  types: (names: readonly string[]) => `The type is one of ${names.join(', ')}.`,
  braces: 'A question has one pair of braces { } with its answers.',
  essay: 'An essay can’t be a question here. Make it a homework.',
  number: 'Questions for a number can’t be imported.',
  pairs: 'Questions that match pairs can’t be imported.',
  signs: 'Answers begin with = if they are right, and with ~ if not.',
  blank: 'A blank has one right answer here.',
  doctype: 'Files with a DOCTYPE are not read.',
  notXml: 'This is not well-formed XML.',
  noItem: 'This file has no assessmentItem.',
  noBody: 'This item has no itemBody.',
  oneInteraction: 'An item has one interaction here.',
  interaction: (name: string) => `${name} can’t be imported: choices and texts to enter can.`,
});

export type FileTexts = typeof questionFilesMessages;
