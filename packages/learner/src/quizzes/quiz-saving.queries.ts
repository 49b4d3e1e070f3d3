import type { SaveQueueOptions } from '@uplink/api-client';
import type { useUplink } from '@uplink/api-client/react';
import type { Answer } from '@uplink/kit/questions';

/**
 * How the answers of a quiz are saved one by one, and read back for a conflict. Without its lesson they are
 * sent only: a conflict waits for the page of the quiz.
 */
export function quizSaving(
  client: ReturnType<typeof useUplink>,
  { quizId, lessonId }: { quizId: number; lessonId?: number },
): SaveQueueOptions<Answer> {
  const { api, session, unwrap } = client;
  return {
    name: `uplink.${session.getPerson()}.quiz.${quizId}`,
    save: (questionId, { answerIds, text }, { baseVersion, keepalive }) =>
      unwrap(
        api.PUT('/me/quizzes/{id}/answers/{questionId}', {
          params: { path: { id: quizId, questionId: Number(questionId) } },
          body: { ...(text === null ? { answerIds } : { text }), baseVersion },
          keepalive,
        }),
        { rethrow: true },
      ),
    async fetchStored(questionId) {
      if (lessonId === undefined) throw new Error('No lesson is known for this quiz.');
      const path = { moduleId: lessonId };
      const { answers } = await unwrap(
        api.GET('/me/modules/{moduleId}/quiz', { params: { path } }),
        {
          rethrow: true,
        },
      );
      const stored = answers.find((one) => String(one.questionId) === questionId);
      if (!stored) return undefined;
      const { answerIds, text, version, savedAt } = stored;
      return { value: { answerIds, text }, version, savedAt };
    },
  };
}
