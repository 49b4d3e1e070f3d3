import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { type Form, reasonRules, useForm } from '@uplink/kit/forms';
import { useCohortCalls } from './cohort-calls.controller.ts';
import { cohortsMessages } from './cohorts.messages.ts';
import type { CohortMilestone, Learner } from './cohorts.types.ts';
import { useWishId } from './wish-id.ts';

export interface DueDateValues {
  action: string;
  days: number;
  /** The id of a milestone; empty for all. */
  milestone: string;
  /** Those that are due after it move too. */
  withLater: boolean;
  reason: string;
}

export interface DueDateForm {
  form: Form<DueDateValues>;
  /** What the last button does, in words. */
  action: string;
  isExtending: boolean;
  /** The milestones that move. */
  moved: readonly CohortMilestone[];
}

interface Scope {
  learner?: Learner | undefined;
  milestoneId?: number;
  onDone: () => void;
}

/** Moves the due dates of a cohort or one learner, decided on the dates that were seen. */
export function useDueDates(
  detail: Schema<'CohortDetail'>,
  { learner, milestoneId, onDone }: Scope,
): DueDateForm {
  const messages = useMessages(cohortsMessages);
  const calls = useCohortCalls(detail.cohort.id);
  const wishId = useWishId();
  const form = useForm<DueDateValues>({
    stored: {
      action: 'extend',
      days: 7,
      milestone: milestoneId === undefined ? '' : String(milestoneId),
      withLater: false,
      reason: '',
    },
    rules: { reason: reasonRules },
    async send(values) {
      const isOfAll = values.milestone === '';
      const move = {
        days: values.action === 'extend' ? values.days : null,
        milestoneIds: isOfAll ? undefined : movedBy(detail, values).map(({ id }) => id),
        userId: learner?.user.id,
      };
      await calls.moveDueDates({
        ...move,
        version: detail.dueDatesVersion,
        reason: values.reason.trim(),
        changeId: wishId(move),
      });
      onDone();
    },
  });
  const isExtending = form.values.action === 'extend';
  return {
    form,
    isExtending,
    action: isExtending ? messages.extendAction(form.values.days) : messages.resetAction,
    moved: movedBy(detail, form.values),
  };
}

function movedBy(
  { milestones }: Schema<'CohortDetail'>,
  { action, milestone, withLater }: DueDateValues,
): readonly CohortMilestone[] {
  const one = milestones.find(({ id }) => String(id) === milestone);
  if (action !== 'extend' || !one) return milestones;
  return withLater ? milestones.filter(({ dueDate }) => dueDate >= one.dueDate) : [one];
}
