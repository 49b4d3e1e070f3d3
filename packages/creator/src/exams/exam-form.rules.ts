import type { Schema } from '@uplink/api-client';
import { pattern, required, VALIDATION } from '@uplink/api-client/domain';

/** An exam in its form: what the contract takes, the texts of its checklist one by one. */
export type ExamValues = Schema<'ExamForm'>;

export const newExam = (kind: Schema<'AssessmentKind'>): ExamValues => ({
  kind,
  uniqueName: '',
  title: '',
  description: '',
  durationMinutes: 40,
  attemptsAllowed: 3,
  passPercent: 70,
  cooldownMinutes: 1440,
  isShuffled: true,
  answersShown: 'whenSettled',
  xpPoints: 100,
  isPublic: false,
  moduleIds: [],
  blueprint: [],
  checklist: [],
});

export function toExamValues(stored: Schema<'CreatorExam'>): ExamValues {
  const { id: _id, version: _version, products: _products, ...rest } = stored;
  const { questions: _questions, attemptCount: _attempts, updatedAt: _at, ...values } = rest;
  return values;
}

/** What is wrong with an exam, by field. Only the server knows what the bank has. */
export function examFaults(values: ExamValues): Record<string, string | undefined> {
  const address = pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  const faults: Record<string, string | undefined> = {
    title: required(values.title),
    uniqueName: required(values.uniqueName) ?? address(values.uniqueName),
    blueprint: values.isPublic && values.blueprint.length === 0 ? VALIDATION.required : undefined,
    moduleIds: values.isPublic && values.moduleIds.length === 0 ? VALIDATION.required : undefined,
  };
  for (const [index, text] of values.checklist.entries())
    faults[`checklist[${index}]`] = required(text);
  return faults;
}
