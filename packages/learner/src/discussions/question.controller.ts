import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import {
  type NotReady,
  notReady,
  questionQuery,
  readKey,
  useUplink,
} from '@uplink/api-client/react';
import { type Form, useForm } from '@uplink/kit/forms';
import { useHeldQuery } from '@uplink/kit/states';
import { discussionsMessages } from './discussions.messages.ts';
import { blankPost, type PostWords, responseRules, trimmed } from './post.rules.ts';

/** What of a thread is meant: the question, or one of its responses. */
export type PostKey = 'question' | number;

export interface QuestionReady {
  status: 'ready';
  thread: Schema<'QuestionDetail'>;
  /** The response being written; it survives a reload until it is posted. */
  response: Form<PostWords>;
  onPageChange: (page: number) => void;
  onFollow: (isFollowed: boolean) => void;
  followError: string | undefined;
  /** Resolves when the change is stored. */
  onChange: (post: PostKey, words: PostWords) => Promise<unknown>;
  onDelete: (post: PostKey) => void;
  deleteError: string | undefined;
}

/** The page that is shown, 0-based, and the way to another. */
export interface Paged {
  page: number;
  onPageChange: (page: number) => void;
}

/** A question with its responses: answers, follows, changes and deletes. */
export function useQuestion(
  path: { moduleId: number; id: number },
  { page, onPageChange }: Paged,
  onDeleted: () => void,
): NotReady | QuestionReady {
  const messages = useMessages(discussionsMessages);
  const client = useUplink();
  const { api, unwrap } = client;
  const queries = useQueryClient();
  const options = questionQuery(client, path, page);
  const query = useHeldQuery(options);
  const params = { path };
  const strict = { rethrow: true };

  const refresh = () =>
    Promise.all(
      [
        readKey('/modules/{moduleId}/questions', { path: { moduleId: path.moduleId } }),
        readKey('/modules/{moduleId}/questions/{id}', { path }),
      ].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  const put = (isFollowed: boolean) =>
    queries.setQueryData(
      options.queryKey,
      (known) => known && { ...known, question: { ...known.question, isFollowed } },
    );

  const response = useForm<PostWords>({
    stored: blankPost,
    rules: responseRules,
    draft: `response.${path.id}`,
    async send(typed) {
      const { body } = trimmed(typed);
      await unwrap(
        api.POST('/modules/{moduleId}/questions/{id}/responses', { params, body: { body } }),
        strict,
      );
      const { total = 0, pageSize = 1 } = query.data?.responses.paging ?? {};
      onPageChange(Math.floor(total / pageSize));
      await refresh();
    },
  });
  const follow = useMutation({
    mutationFn: (isFollowed: boolean) => {
      const address = '/modules/{moduleId}/questions/{id}/followers';
      const call = isFollowed ? api.POST(address, { params }) : api.DELETE(address, { params });
      return unwrap<unknown>(call, strict);
    },
    onMutate: put,
    onError: (_, isFollowed) => void put(!isFollowed),
    onSettled: refresh,
  });
  const change = useMutation({
    mutationFn: ({ post, title, body }: PostWords & { post: PostKey }) =>
      unwrap<unknown>(
        post === 'question'
          ? api.PATCH('/modules/{moduleId}/questions/{id}', { params, body: { title, body } })
          : api.PATCH('/modules/{moduleId}/questions/{id}/responses/{responseId}', {
              params: { path: { ...path, responseId: post } },
              body: { body },
            }),
        strict,
      ),
    onSuccess: refresh,
  });
  const remove = useMutation({
    mutationFn: (post: PostKey) =>
      unwrap<unknown>(
        post === 'question'
          ? api.DELETE('/modules/{moduleId}/questions/{id}', { params })
          : api.DELETE('/modules/{moduleId}/questions/{id}/responses/{responseId}', {
              params: { path: { ...path, responseId: post } },
            }),
        strict,
      ),
    onSuccess: async (_, post) => {
      if (post === 'question') onDeleted();
      await refresh();
    },
  });

  if (!query.data) return notReady(query);
  return {
    status: 'ready',
    thread: query.data,
    response,
    onPageChange,
    onFollow: (isFollowed) => follow.mutate(isFollowed),
    followError: follow.error ? messages.notFollowed(follow.error.message) : undefined,
    onChange: (post, words) => change.mutateAsync({ post, ...words }),
    onDelete: (post) => remove.mutate(post),
    deleteError: remove.error ? messages.notDeleted(remove.error.message) : undefined,
  };
}
