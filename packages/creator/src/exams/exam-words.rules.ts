import type { Schema } from '@uplink/api-client';
import type { ExamValues } from './exam-form.rules.ts';
import type { examsMessages } from './exams.messages.ts';

type Messages = typeof examsMessages;

/** What each field of an exam is called. */
export const examLabels = (messages: Messages): Record<keyof ExamValues, string> => ({
  kind: messages.one,
  uniqueName: messages.uniqueName,
  title: messages.title,
  description: messages.description,
  durationMinutes: messages.duration,
  attemptsAllowed: messages.attemptsAllowed,
  passPercent: messages.passPercent,
  cooldownMinutes: messages.cooldown,
  isShuffled: messages.isShuffled,
  answersShown: messages.answersShown,
  xpPoints: messages.xpPoints,
  isPublic: messages.isPublic,
  moduleIds: messages.products,
  blueprint: messages.blueprint,
  checklist: messages.checklist,
});

/** The value of a field with names in place of codes and ids, as far as they are known. */
export function withNames(
  field: keyof ExamValues,
  value: unknown,
  { products, messages }: { products: readonly Schema<'ProductRef'>[]; messages: Messages },
): unknown {
  if (field === 'answersShown') return messages.answersShownOf[value as ExamValues['answersShown']];
  if (field === 'moduleIds')
    return (value as number[]).map((id) => products.find((one) => one.id === id)?.name ?? `#${id}`);
  return value;
}
