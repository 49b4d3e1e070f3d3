import type { Schema } from '@uplink/api-client';
import { readTexts } from '../questions/exercise-texts.rules.ts';

type Section = Schema<'HomeworkSection'>;

/** Answers by item id. A checklist holds 'true' or '', blanks a JSON array of texts. */
export type WorksheetAnswers = Readonly<Record<string, string>>;

export function readBlanks(text: string, answer: string | undefined): string[] {
  const count = text.split('___').length - 1;
  let texts: unknown = [];
  try {
    texts = JSON.parse(answer ?? '[]');
  } catch {
    texts = [];
  }
  const list = Array.isArray(texts) ? texts.map(String) : [];
  return Array.from({ length: count }, (_, index) => list[index] ?? '');
}

export function writeBlank(
  text: string,
  answer: string | undefined,
  index: number,
  value: string,
): string {
  const blanks = readBlanks(text, answer);
  blanks[index] = value;
  return JSON.stringify(blanks);
}

/** Ids of items that must still be filled; ticks of a checklist are free. */
export function findMissing(sections: readonly Section[], answers: WorksheetAnswers): string[] {
  return sections.flatMap(({ type, items }) =>
    items.flatMap(({ id, text }) => {
      if (type === 'checklist') return [];
      return isFilled(type, text, answers[id] ?? '') ? [] : [id];
    }),
  );
}

function isFilled(type: Section['type'], text: string, answer: string): boolean {
  if (type === 'openAnswer') return answer.trim() !== '';
  if (type === 'exercise')
    return Object.values(readTexts(answer)).some((typed) => typed.trim() !== '');
  return readBlanks(text, answer).every((blank) => blank.trim() !== '');
}

export function countItems(sections: readonly Section[]): number {
  return sections.reduce((sum, { items }) => sum + items.length, 0);
}

export function countFilled(sections: readonly Section[], answers: WorksheetAnswers): number {
  const missing = new Set(findMissing(sections, answers));
  return sections.reduce(
    (sum, { type, items }) =>
      sum +
      items.filter(({ id }) => (type === 'checklist' ? answers[id] === 'true' : !missing.has(id)))
        .length,
    0,
  );
}

export function toItems(
  sections: readonly Section[],
  answers: WorksheetAnswers,
): Schema<'SubmissionItem'>[] {
  return sections.flatMap(({ items }) =>
    items.map(({ id }) => ({ itemId: id, textAnswer: answers[id] ?? '' })),
  );
}

export function fromItems(items: readonly Schema<'SubmissionItem'>[]): Record<string, string> {
  return Object.fromEntries(items.map(({ itemId, textAnswer }) => [itemId, textAnswer]));
}
