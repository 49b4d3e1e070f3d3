import type { Schema } from '@uplink/api-client';
import { readBlanks, readTexts, type WorksheetAnswers } from '@uplink/kit/homeworks';
import type { Conflict } from '@uplink/kit/saving';
import type { homeworkMessages } from './homework.messages.ts';

type Section = Schema<'HomeworkSection'>;

/** Both versions of a form, item by item where they differ. */
export function describeConflict(
  sections: readonly Section[],
  mine: WorksheetAnswers,
  theirs: WorksheetAnswers,
  messages: typeof homeworkMessages,
): Omit<Conflict, 'id'> {
  const changed = sections.flatMap(({ type, items }) =>
    items.flatMap((item) =>
      (mine[item.id] ?? '') === (theirs[item.id] ?? '') ? [] : { ...item, type },
    ),
  );
  const words = (answers: WorksheetAnswers) =>
    changed.map(({ id, type, text }) => `${text}\n${describe(type, text, answers[id], messages)}`);
  return { label: messages.answers, mine: words(mine), theirs: words(theirs) };
}

function describe(
  type: Section['type'],
  text: string,
  answer: string | undefined,
  messages: typeof homeworkMessages,
): string {
  if (type === 'checklist') return answer === 'true' ? messages.ticked : messages.notTicked;
  if (type === 'exercise') return Object.values(readTexts(answer ?? null)).join('\n');
  return type === 'fillBlanks' ? readBlanks(text, answer).join(', ') : (answer ?? '');
}
