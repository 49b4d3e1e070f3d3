import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import {
  type NotReady,
  notReady,
  ownRatingQuery,
  readKey,
  useUplink,
} from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import { useState } from 'react';
import {
  checkFeedback,
  type FeedbackCheck,
  type FeedbackValues,
  type RatedKind,
  toValues,
} from './feedback-form.rules.ts';

export interface Feedback extends FeedbackCheck {
  values: FeedbackValues;
  onChange: (change: Partial<FeedbackValues>) => void;
  isSending: boolean;
  /** Why it was not saved. */
  sendError: string | undefined;
  onSend: () => void;
}

export type OwnRatingState =
  | NotReady
  | {
      status: 'ready';
      rating: Schema<'Rating'> | null;
      isOpen: boolean;
      onOpen: () => void;
      onClose: () => void;
      feedback: Feedback;
    };

/** Own rating, and the form that gives or changes it. What was typed stays while the page does. */
export function useOwnRating(
  moduleId: number,
  kind: RatedKind,
  isUnrated: boolean,
): OwnRatingState {
  const client = useUplink();
  const queries = useQueryClient();
  const own = ownRatingQuery(client, moduleId);
  const query = useHeldQuery({ ...own, enabled: !isUnrated });
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState<Partial<FeedbackValues>>({});
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: Schema<'RatingInput'>) =>
      client.unwrap(
        client.api.POST('/me/modules/{id}/ratings', { params: { path: { id: moduleId } }, body }),
        { rethrow: true },
      ),
    onMutate: async (body) => {
      await queries.cancelQueries({ queryKey: own.queryKey });
      const before = queries.getQueryData(own.queryKey);
      const { stars, review, nps = null } = body;
      const rating = { moduleId, stars, review, nps, date: new Date().toISOString() };
      queries.setQueryData<Schema<'Rating'> | null>(own.queryKey, rating);
      return { before };
    },
    onError: (_error, _body, context) => queries.setQueryData(own.queryKey, context?.before),
    onSuccess: (rating) => {
      queries.setQueryData(own.queryKey, rating);
      setTyped({});
      setOpen(false);
      return queries.invalidateQueries({
        queryKey: readKey('/modules/{id}/ratings', { path: { id: moduleId } }),
      });
    },
  });
  const rating = query.data ?? (isUnrated ? null : query.data);
  if (rating === undefined) return notReady(query);

  const before = toValues(rating);
  const values = { ...before, ...typed };
  const check = checkFeedback(values, before, kind);
  return {
    status: 'ready',
    rating,
    isOpen,
    onOpen: () => {
      reset();
      setOpen(true);
    },
    onClose: () => setOpen(false),
    feedback: {
      ...check,
      // What is being sent already counts as saved; the button that sent it keeps the focus.
      canSend: check.canSend || isPending,
      values,
      onChange: (change) => setTyped({ ...typed, ...change }),
      isSending: isPending,
      sendError: error?.message,
      onSend: () => {
        if (check.canSend && values.stars !== null)
          mutate({ stars: values.stars, review: values.review.trim(), nps: values.nps });
      },
    },
  };
}
