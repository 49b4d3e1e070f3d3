import { useMutation, useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { type MilestoneAction, mayAny } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import {
  meQuery,
  milestoneSubmissionQuery,
  type NotReady,
  notReady,
  useUplink,
} from '@uplink/api-client/react';
import { type FieldProps, reasonRules, useForm } from '@uplink/kit/forms';
import { useKeptText } from '@uplink/kit/saving';
import { useHeldQuery } from '@uplink/kit/states';
import { type Claiming, useMilestoneClaim } from '../shared/claim/claim.controller.ts';
import { useChangeId } from '../shared/decisions/change-id.ts';
import { decidedMeanwhile } from '../shared/decisions/decided-meanwhile.ts';
import { decisionsMessages } from '../shared/decisions/decisions.messages.ts';
import { useOpenMilestoneFile } from '../shared/open-milestone-file.controller.ts';
import { useRefreshReviews } from '../shared/refresh-reviews.ts';
import { milestoneReviewMessages } from './milestone-review.messages.ts';

export interface MilestoneReviewReady {
  status: 'ready';
  reviewed: Schema<'ReviewedMilestone'>;
  ownUserId: number;
  /** The staff decides whoever has taken it, and takes nothing. */
  isStaff: boolean;
  feedback: string;
  onFeedback: (text: string) => void;
  /** Why staff decide, for the log. */
  reason: FieldProps<string>;
  /** What was decided last on this page, and what is being sent now. */
  lastAction: MilestoneAction | undefined;
  sending: MilestoneAction | undefined;
  error: string | undefined;
  onDecide: (action: MilestoneAction) => void;
  onOpenFile: (fileId: number) => void;
  claiming: Claiming;
}

export interface MilestoneAddress {
  /** The milestone. */
  milestoneId: number;
  /** The learner. */
  userId: number;
}

interface DecisionValues {
  /** Of the button that was pressed. */
  action: MilestoneAction | null;
  reason: string;
}

interface MadeDecision {
  action: MilestoneAction;
  /** The milestone as it was seen. */
  seen: Schema<'Milestone'>;
  reason: string;
}

/** Loads a learner's milestone; sends what its mentor or the staff decides. */
export function useMilestoneReview(path: MilestoneAddress): NotReady | MilestoneReviewReady {
  const messages = useMessages(milestoneReviewMessages);
  const decisionsTexts = useMessages(decisionsMessages);
  const formats = useFormats();
  const client = useUplink();
  const { api, unwrap } = client;
  const query = useHeldQuery(milestoneSubmissionQuery(client, path));
  const me = useQuery(meQuery(client));
  const isStaff = mayAny(me.data, 'overseeMilestones');
  const [feedback, setFeedback] = useKeptText(`milestone.${path.milestoneId}.${path.userId}`);
  const refresh = useRefreshReviews();
  const changeIdOf = useChangeId();
  const decide = useMutation({
    mutationFn: ({ action, seen, reason }: MadeDecision) => {
      const words = feedback.trim();
      const expected = { status: seen.status, version: seen.submission?.version ?? 0 };
      const decision = { action, expected, ...(words !== '' && { feedback: words }) };
      const changeId = changeIdOf(decision);
      const { milestoneId, userId } = path;
      return isStaff
        ? unwrap(
            api.PATCH('/management/users/{id}/milestones/{milestoneId}', {
              params: { path: { id: userId, milestoneId } },
              body: { ...decision, changeId, reason },
            }),
            { rethrow: true },
          )
        : unwrap(
            api.PATCH('/milestones/{milestoneId}/users/{userId}', {
              params: { path },
              body: { ...decision, changeId },
            }),
            { rethrow: true },
          );
    },
    onSuccess: () => setFeedback(''),
    // After a refusal too: someone else may have decided in between.
    onSettled: refresh,
  });
  const form = useForm<DecisionValues>({
    stored: { action: null, reason: '' },
    rules: { reason: isStaff ? reasonRules : [] },
    async send({ action, reason }) {
      const seen = query.data?.milestone;
      if (action && seen) await decide.mutateAsync({ action, seen, reason: reason.trim() });
    },
  });
  const claiming = useMilestoneClaim(path);
  const openFile = useOpenMilestoneFile(path);
  if (!query.data || !me.data) return notReady(query.data ? me : query);
  return {
    status: 'ready',
    reviewed: query.data,
    ownUserId: me.data.id,
    isStaff,
    feedback,
    onFeedback: setFeedback,
    reason: form.field('reason'),
    lastAction: decide.data && decide.variables.action,
    sending: decide.isPending ? decide.variables.action : undefined,
    error: decidedMeanwhile(decide.error, messages.deeds, decisionsTexts, formats),
    onDecide(action) {
      form.field('action').onChange(action);
      form.submit();
    },
    onOpenFile: openFile,
    claiming,
  };
}
