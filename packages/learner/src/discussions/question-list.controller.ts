import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { questionsQuery, readKey, useUplink } from '@uplink/api-client/react';
import { useKeptText } from '@uplink/kit/saving';
import { type PageState, pageState, useHeldQuery } from '@uplink/kit/states';
import { useLessonCount } from '../shared/lesson-count.ts';
import { messages } from './discussions.messages.ts';

/** A question while it is written; it survives a reload until it is posted. */
export interface QuestionWriting {
  title: string;
  body: string;
  isSending: boolean;
  sendError: string | undefined;
  onTitle: (title: string) => void;
  onBody: (body: string) => void;
  onSend: () => void;
}

export interface QuestionList {
  state: PageState<Schema<'Question'>>;
  writing: QuestionWriting;
}

/** The questions of a lesson page by page, and the one being written. */
export function useQuestionList(
  moduleId: number,
  page: number,
  onAsked: (question: Schema<'Question'>) => void,
): QuestionList {
  const client = useUplink();
  const queries = useQueryClient();
  const query = useHeldQuery(questionsQuery(client, moduleId, page));
  const [title, setTitle] = useKeptText(`question-title.${moduleId}`);
  const [body, setBody] = useKeptText(`question-body.${moduleId}`);
  useLessonCount(moduleId, 'questionCount', query.data?.paging.total);
  const ask = useMutation({
    mutationFn: () =>
      client.unwrap(
        client.api.POST('/modules/{moduleId}/questions', {
          params: { path: { moduleId } },
          body: { moduleId, title: title.trim(), body: body.trim() },
        }),
        { rethrow: true },
      ),
    onSuccess: async (question) => {
      setTitle('');
      setBody('');
      onAsked(question);
      await queries.invalidateQueries({
        queryKey: readKey('/modules/{moduleId}/questions', { path: { moduleId } }),
      });
    },
  });
  return {
    state: pageState(query),
    writing: {
      title,
      body,
      isSending: ask.isPending,
      sendError: ask.error ? messages.notAsked(ask.error.message) : undefined,
      onTitle: setTitle,
      onBody: setBody,
      onSend: () => ask.mutate(),
    },
  };
}
