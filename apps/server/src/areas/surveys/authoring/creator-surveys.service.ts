import type { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { Schema } from '@uplink/api-client';
import { ModuleType, VALIDATION } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import { lockUntilEnd } from '../../../db/lock-until-end.ts';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { stale, unprocessable } from '../../../plugins/errors/errors.ts';
import { csvFile } from '../../csv-file.ts';
import { openWindow, toPage, type WindowQuery } from '../../keyset.ts';
import { requireAuthored } from '../../products/authored.ts';
import {
  type AnswersRow,
  countAnswers,
  selectAnswers,
  selectCreatorSurvey,
} from './creator-surveys.repository.ts';
import { setSurvey } from './survey.service.ts';

type Question = Schema<'SurveyQuestion'>;
interface Author {
  id: number;
}

const order = { name: 'surveyAnswers', parts: 2, isDescending: true };

export async function readCreatorSurvey(
  db: Kysely<DB>,
  author: Author,
  moduleId: number,
): Promise<Schema<'CreatorSurvey'>> {
  const { id } = await requireAuthored(db, author, moduleId, 'view');
  return selectCreatorSurvey(db, id);
}

/** Replaces a survey that is still as its author saw it; the same change sent again finds it made. */
export async function replaceSurvey(
  db: Kysely<DB>,
  author: Author,
  moduleId: number,
  { version, ...form }: Schema<'SurveyChange'>,
): Promise<Schema<'CreatorSurvey'>> {
  const { id, type } = await requireAuthored(db, author, moduleId);
  if (type !== ModuleType.program) throw unprocessable('Only programs have a survey.');
  requireFaultless(form.questions);
  return db.transaction().execute(async (trx) => {
    await lockUntilEnd(trx, `survey:${id}`);
    const { version: current, answerCount: _, ...stored } = await selectCreatorSurvey(trx, id);
    if (current > 0 && isDeepStrictEqual(stored, form)) return selectCreatorSurvey(trx, id);
    if (current !== version)
      throw stale({ status: 'changed', version: current, by: null, date: null });
    await setSurvey(trx, id, form);
    return selectCreatorSurvey(trx, id);
  });
}

function requireFaultless(questions: readonly Question[]): void {
  const faults: Record<string, string> = {};
  for (const [index, { id, kind, choices }] of questions.entries()) {
    if (questions.findIndex((one) => one.id === id) < index)
      faults[`questions.${index}.id`] = VALIDATION.pattern;
    const isOpen = kind === 'openAnswer';
    if (isOpen ? choices.length > 0 : choices.length < 2)
      faults[`questions.${index}.choices`] = isOpen ? VALIDATION.pattern : VALIDATION.required;
  }
  if (Object.keys(faults).length > 0) throw unprocessable('Some questions are incomplete.', faults);
}

/** A page of what learners answered, the latest first. */
export async function listSurveyAnswers(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  author: Author,
  { id: moduleId, ...query }: { id: number } & WindowQuery,
): Promise<Schema<'SurveyAnswersPage'>> {
  const { id } = await requireAuthored(db, author, moduleId, 'view');
  const window = openWindow(order, query);
  const found = await selectAnswers({ db, config }, id, window);
  const { rows, cursors } = toPage(window, found, ({ place }) => place);
  const total = await countAnswers(db, id);
  return { data: rows.map(toItem), paging: { pageSize: window.pageSize, total, ...cursors } };
}

const toItem = ({ place: _, answeredAt, ...row }: AnswersRow): Schema<'SurveyAnswers'> => ({
  ...row,
  answeredAt: answeredAt.toISOString(),
});

/** The answers as a file: a line for each learner, a column for each question of today. */
export async function exportSurveyAnswers(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  author: Author,
  moduleId: number,
): Promise<Readable> {
  const { id } = await requireAuthored(db, author, moduleId, 'view');
  const { questions } = await selectCreatorSurvey(db, id);
  let last: [number, number] | undefined;
  return csvFile({
    columns: ['learner', 'name', 'answered', ...questions.map(({ question }) => question)],
    async read(count) {
      const window = openWindow(order, { pageSize: count - 1 });
      const place = last && { isBack: false, key: last };
      const rows = await selectAnswers({ db, config }, id, { ...window, place });
      last = rows.at(-1)?.place ?? last;
      return rows.map(({ user, answeredAt, answers }) => [
        `usr_${user.id}`,
        user.name,
        answeredAt.toISOString(),
        ...questions.map((question) => wordsOf(question, answers)),
      ]);
    },
  });
}

function wordsOf(question: Question, answers: AnswersRow['answers']): string {
  const answer = answers.find(({ questionId }) => questionId === question.id);
  return answer ? [...answer.choices, answer.text].filter(Boolean).join('; ') : '';
}
