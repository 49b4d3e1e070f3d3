import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { questionsQuery, readKey, useUplink } from '@uplink/api-client/react';
import { type Form, useForm } from '@uplink/kit/forms';
import { type PageState, pageState, useHeldQuery } from '@uplink/kit/states';
import { useLessonCount } from '../shared/lesson-count.ts';
import { blankPost, type PostWords, questionRules, trimmed } from './post.rules.ts';

export interface QuestionList {
  state: PageState<Schema<'Question'>>;
  /** The question being written; it survives a reload until it is posted. */
  writing: Form<PostWords>;
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
  useLessonCount(moduleId, 'questionCount', query.data?.paging.total);
  const writing = useForm<PostWords>({
    stored: blankPost,
    rules: questionRules,
    draft: `question.${moduleId}`,
    async send(typed) {
      const question = await client.unwrap(
        client.api.POST('/modules/{moduleId}/questions', {
          params: { path: { moduleId } },
          body: { moduleId, ...trimmed(typed) },
        }),
        { rethrow: true },
      );
      onAsked(question);
      void queries.invalidateQueries({
        queryKey: readKey('/modules/{moduleId}/questions', { path: { moduleId } }),
      });
    },
  });
  return { state: pageState(query), writing };
}
