import type { AnswersShown, AssessmentKind } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';

/** An exam or SQC as its author sets it. */
export interface ExamForm {
  kind: AssessmentKind;
  uniqueName: string;
  ownerId: number;
  title: string;
  /** HTML. */
  description: string;
  durationMinutes: number | null;
  attemptsAllowed: number | null;
  passPercent: number;
  cooldownMinutes: number;
  isShuffled: boolean;
  answersShown: AnswersShown;
  xpPoints: number;
  /** The products whose learners may sit it. */
  moduleIds: number[];
  /** Questions of the bank, in order. */
  questions: { questionId: number; weight: number }[];
  /** How many questions of each topic. @default the questions, as they were put together by hand */
  blueprint?: { topic: string; count: number }[];
  /** The practical part of an SQC, in order. @default none */
  checklist?: string[];
}

/** Puts an exam together and publishes it. */
export async function createExam(trx: Kysely<DB>, form: ExamForm): Promise<number> {
  const { id } = await trx
    .insertInto('assessment')
    .values({
      kind: form.kind,
      unique_name: form.uniqueName,
      owner_id: form.ownerId,
      title: form.title,
      description: form.description,
      duration_minutes: form.durationMinutes,
      attempts_allowed: form.attemptsAllowed,
      pass_percent: form.passPercent,
      cooldown_minutes: form.cooldownMinutes,
      is_shuffled: form.isShuffled,
      answers_shown: form.answersShown,
      xp_points: form.xpPoints,
      is_public: true,
      blueprint: form.blueprint ? JSON.stringify(form.blueprint) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('assessment_module')
    .values(form.moduleIds.map((moduleId) => ({ assessment_id: id, module_id: moduleId })))
    .execute();
  await trx
    .insertInto('assessment_question')
    .values(
      form.questions.map(({ questionId, weight }, index) => ({
        assessment_id: id,
        question_id: questionId,
        position: index + 1,
        weight,
      })),
    )
    .execute();
  const { checklist = [] } = form;
  if (checklist.length > 0) {
    await trx
      .insertInto('assessment_checklist_item')
      .values(checklist.map((text, index) => ({ assessment_id: id, text, position: index + 1 })))
      .execute();
  }
  return id;
}
