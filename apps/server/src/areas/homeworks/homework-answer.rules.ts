import type { Schema } from '@uplink/api-client';
import { ANSWER_MAX_LENGTH, VALIDATION } from '@uplink/api-client/domain';
import { readTexts } from '../questions/kinds/exercise.kind.ts';

type Item = Schema<'SubmissionItem'>;

/** What is still missing in a filled-in form, by item id; the sentences stand under the fields. */
export function missingItems(
  sections: Schema<'HomeworkSection'>[],
  items: Item[],
): Record<string, string> {
  const answers = new Map(items.map((item) => [item.itemId, item.textAnswer]));
  const missing: Record<string, string> = {};
  for (const section of sections) {
    for (const item of section.items) {
      const answer = answers.get(item.id) ?? '';
      if (!isFilled(section.type, item.text, answer)) missing[item.id] = VALIDATION.required;
    }
  }
  return missing;
}

function isFilled(type: Schema<'HomeworkSection'>['type'], text: string, answer: string): boolean {
  switch (type) {
    case 'checklist':
      return true;
    case 'openAnswer':
      return answer.trim() !== '';
    case 'exercise':
      return Object.values(readTexts(answer)).some((typed) => typed.trim() !== '');
    case 'fillBlanks':
      return areBlanksFilled(text, answer);
  }
}

/** Words longer than an open answer may be; only an exercise holds more. */
export function longAnswers(
  sections: Schema<'HomeworkSection'>[],
  items: Item[],
): Record<string, string> {
  const exercises = new Set(
    sections.flatMap(({ type, items }) => (type === 'exercise' ? items.map(({ id }) => id) : [])),
  );
  const long = items.filter(
    ({ itemId, textAnswer }) => !exercises.has(itemId) && textAnswer.length > ANSWER_MAX_LENGTH,
  );
  return Object.fromEntries(
    long.map(({ itemId }) => [itemId, VALIDATION.maxLength(ANSWER_MAX_LENGTH)]),
  );
}

/** A fill-in answer is a JSON array with one text for each ___ of its sentence. */
function areBlanksFilled(sentence: string, answer: string): boolean {
  const count = sentence.split('___').length - 1;
  try {
    const texts: unknown = JSON.parse(answer);
    return (
      Array.isArray(texts) &&
      texts.length === count &&
      texts.every((text) => typeof text === 'string' && text.trim() !== '')
    );
  } catch {
    return false;
  }
}

/** Ticks that are neither set nor left: a checklist answers "true" or nothing. */
export function oddTicks(
  sections: Schema<'HomeworkSection'>[],
  items: Item[],
): Record<string, string> {
  const ticks = new Set(
    sections.flatMap((section) =>
      section.type === 'checklist' ? section.items.map(({ id }) => id) : [],
    ),
  );
  const odd = items.filter(
    ({ itemId, textAnswer }) => ticks.has(itemId) && textAnswer !== 'true' && textAnswer !== '',
  );
  return Object.fromEntries(odd.map(({ itemId }) => [itemId, VALIDATION.pattern]));
}

/** The first item that belongs to no question of the homework, or appears twice. */
export function strangeItem(
  sections: Schema<'HomeworkSection'>[],
  items: Item[],
): string | undefined {
  const known = new Set(sections.flatMap((section) => section.items.map(({ id }) => id)));
  const seen = new Set<string>();
  return items.find(({ itemId }) => {
    const isStrange = !known.has(itemId) || seen.has(itemId);
    seen.add(itemId);
    return isStrange;
  })?.itemId;
}
