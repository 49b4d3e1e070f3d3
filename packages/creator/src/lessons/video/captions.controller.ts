import { useMutation, useQuery } from '@tanstack/react-query';
import { ApiError, type Schema } from '@uplink/api-client';
import { useUplink } from '@uplink/api-client/react';
import { useKeepLesson } from './video-section.controller.ts';

export interface CaptionsToKeep extends Schema<'LessonCaptionsInput'> {
  language: string;
}

/** Keeps captions of a lesson's video. */
export function useKeepCaptions(lessonId: number): (captions: CaptionsToKeep) => Promise<void> {
  const client = useUplink();
  const keep = useKeepLesson();
  return async ({ language, ...body }) => {
    const path = { id: lessonId, language };
    keep(
      await client.unwrap(
        client.api.PUT('/creator/me/lessons/{id}/captions/{language}', { params: { path }, body }),
        { rethrow: true },
      ),
    );
  };
}

export function useRemoveCaptions(lessonId: number) {
  const keep = useKeepCaptions(lessonId);
  return useMutation({
    mutationFn: ({ language, label, url }: Schema<'TextTrack'>) =>
      keep({ language, label, text: null, replaces: url }),
  });
}

/** The text of captions. What is at an address never changes. */
export function useCaptionText({ url }: Schema<'TextTrack'>) {
  return useQuery({
    queryKey: ['captions', url],
    queryFn: async ({ signal }) => {
      const answer = await fetch(url, { signal });
      if (!answer.ok)
        throw new ApiError(answer.status, { code: 'captions', message: answer.statusText });
      return answer.text();
    },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
}
