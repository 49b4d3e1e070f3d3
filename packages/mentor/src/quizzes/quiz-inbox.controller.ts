import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { mayAny } from '@uplink/api-client/domain';
import {
  type InboxFilter,
  meQuery,
  quizSubmissionsQuery,
  useUplink,
} from '@uplink/api-client/react';
import { useHeldQuery } from '@uplink/kit/states';
import { type InboxState, inboxState } from '../shared/inbox/inbox-state.ts';

/** A page of the quizzes that learners handed in. */
export function useQuizInbox(filter: InboxFilter): InboxState<Schema<'QuizSubmissionSummary'>> {
  const client = useUplink();
  const me = useQuery(meQuery(client));
  const query = useHeldQuery({
    ...quizSubmissionsQuery(client, filter),
    enabled: mayAny(me.data, 'reviewQuiz'),
  });
  return inboxState(me, query, 'reviewQuiz');
}
