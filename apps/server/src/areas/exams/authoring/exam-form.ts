import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '@uplink/api-client';
import { required, VALIDATION } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import { sanitize } from '../../../html/sanitize.ts';
import { unprocessable } from '../../../plugins/errors/errors.ts';
import { findAuthored } from '../../products/authored.ts';
import { blueprintFaults, drawPaper } from './blueprint.rules.ts';
import { listDrawable } from './creator-exams.repository.ts';
import { replaceChecklist, replaceModules, replaceQuestions } from './exam-parts.repository.ts';

export async function requireFaultless(
  db: Kysely<DB>,
  ownerId: number,
  form: Schema<'ExamForm'>,
): Promise<void> {
  const topics = form.blueprint.map(({ topic }) => topic);
  const faults = form.isPublic
    ? blueprintFaults(form.blueprint, await listDrawable(db, ownerId, topics))
    : {};
  const title = required(form.title);
  if (title) faults.title = title;
  if (form.isPublic && form.blueprint.length === 0) faults.blueprint = VALIDATION.required;
  if (form.isPublic && form.moduleIds.length === 0) faults.moduleIds = VALIDATION.required;
  for (const moduleId of new Set(form.moduleIds)) {
    if (!(await findAuthored(db, { id: ownerId }, moduleId))) faults.moduleIds = VALIDATION.pattern;
  }
  const [first] = Object.values(faults);
  if (first) throw unprocessable(first, faults);
}

interface ExamPlace {
  id: number;
  ownerId: number;
  /** The questions it has. */
  present: readonly { id: number; weight: number }[];
}

export async function writeParts(
  trx: Kysely<DB>,
  { id, ownerId, present }: ExamPlace,
  form: Schema<'ExamForm'>,
): Promise<void> {
  await replaceModules(trx, id, form.moduleIds);
  await replaceChecklist(trx, id, form.checklist);
  const topics = form.blueprint.map(({ topic }) => topic);
  const bank = await listDrawable(trx, ownerId, topics);
  const ids = present.map((one) => one.id);
  // What a question counted in this exam stays, whatever the bank says by now.
  const paper = drawPaper(form.blueprint, bank, ids).map((one) => ({
    ...one,
    weight: present.find(({ id: kept }) => kept === one.id)?.weight ?? one.weight,
  }));
  await replaceQuestions(trx, id, paper);
}

export const columnsOf = (form: Schema<'ExamForm'>) => ({
  kind: form.kind,
  unique_name: form.uniqueName,
  title: form.title,
  description: sanitize(form.description),
  duration_minutes: form.durationMinutes,
  attempts_allowed: form.attemptsAllowed,
  pass_percent: form.passPercent,
  cooldown_minutes: form.cooldownMinutes,
  is_shuffled: form.isShuffled,
  answers_shown: form.answersShown,
  xp_points: form.xpPoints,
  is_public: form.isPublic,
  blueprint: JSON.stringify(form.blueprint),
});

/** Whether a stored exam is what someone sends. */
export function isSame(
  stored: Schema<'CreatorExam'>,
  { description, moduleIds, ...form }: Schema<'ExamForm'>,
): boolean {
  const words = Object.fromEntries(
    Object.keys(form).map((field) => [field, stored[field as keyof typeof form]]),
  );
  const ids = (all: readonly number[]) => all.toSorted((one, other) => one - other);
  return (
    isDeepStrictEqual(words, form) &&
    isDeepStrictEqual(ids(stored.moduleIds), ids(moduleIds)) &&
    stored.description === sanitize(description)
  );
}
