import { ApiError, type SaveQueueOptions } from '@uplink/api-client';
import type { useUplink } from '@uplink/api-client/react';
import type { Answer } from '@uplink/kit/questions';

/**
 * How the answers of an attempt are saved one by one, by the id of their place, and read back for a
 * conflict. `onOver` is called when the server takes no more.
 */
export function examSaving(
  client: ReturnType<typeof useUplink>,
  attemptId: number,
  { findQuestion, onOver }: { findQuestion: (answerId: string) => number; onOver: () => void },
): SaveQueueOptions<Answer> {
  const { api, session, unwrap } = client;
  return {
    name: `uplink.${session.getPerson()}.exam.${attemptId}`,
    save: (answerId, { answerIds, text }, { baseVersion, keepalive }) =>
      unwrap(
        api.PUT('/me/exams/attempts/{examAttemptId}/answers/{examAnswerId}', {
          params: { path: { examAttemptId: attemptId, examAnswerId: Number(answerId) } },
          body: {
            examQuestionId: findQuestion(answerId),
            ...(text === null ? { answerIds } : { text }),
            baseVersion,
          },
          keepalive,
        }),
        { rethrow: true },
      ).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 410) onOver();
        throw error;
      }),
    async fetchStored(answerId) {
      const path = { examAttemptId: attemptId };
      const { answers } = await unwrap(
        api.GET('/me/exams/attempts/{examAttemptId}', { params: { path } }),
        { rethrow: true },
      );
      const stored = answers.find(({ examAnswerId }) => String(examAnswerId) === answerId);
      if (!stored?.savedAt) return undefined;
      const { answerIds, text, version, savedAt } = stored;
      return { value: { answerIds, text }, version, savedAt };
    },
  };
}
