import type { UplinkClient } from '@uplink/api-client';
import { forgetVisit, type KeptLesson, readVisit } from './visit-memory.ts';

const longestWaitMs = 4000;

/** Adds a visit kept on this device to the account, before its first page asks what was done. */
export async function keepVisit(client: UplinkClient): Promise<void> {
  const visit = readVisit();
  if (!visit || visit.lessons.length === 0) return;
  const sending = send(client, visit).catch(() => {
    // The device keeps it, and the next page sends it again.
  });
  await Promise.race([sending, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
}

async function send(
  { api, unwrap }: UplinkClient,
  { visitId, lessons }: NonNullable<ReturnType<typeof readVisit>>,
) {
  const body = {
    visitId,
    lessons: lessons.map(([lessonId, { quizId: _, drafts, exercises, ...kept }]) => ({
      lessonId,
      ...kept,
      ...chosenIn(drafts),
      ...typedIn(exercises),
    })),
  };
  await unwrap(api.POST('/me/visit', { body }), { rethrow: true });
  forgetVisit(visitId);
}

/** Answers of a quiz that were not checked yet. */
function chosenIn(kept: KeptLesson['drafts'] = {}) {
  const drafts = Object.values(kept).map(({ questionId, answerIds, text }) => ({
    questionId,
    answerIds,
    ...(text !== null && { text }),
  }));
  return drafts.length > 0 ? { drafts } : {};
}

/** What was typed in exercises; the server grades it again. */
function typedIn(kept: KeptLesson['exercises'] = {}) {
  const exercises = Object.entries(kept).flatMap(([id, { answer }]) =>
    answer ? [{ exerciseId: Number(id), texts: answer.texts, hints: answer.hints }] : [],
  );
  return exercises.length > 0 ? { exercises } : {};
}
