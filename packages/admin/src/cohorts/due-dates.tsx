import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { cohortsMessages } from './cohorts.messages.ts';
import type { Learner } from './cohorts.types.ts';
import { DueDateFields } from './due-date-fields.view.tsx';
import { useDueDates } from './due-dates.controller.ts';

export interface DueDatesProps {
  detail: Schema<'CohortDetail'>;
  /** Only for this learner; for the whole cohort without. */
  learner?: Learner | undefined;
  onClose: () => void;
}

/** Moves due dates later, or back to those of the plan, and says beforehand what that does. */
export function DueDates({ detail, learner, onClose }: DueDatesProps) {
  const messages = useMessages(cohortsMessages);
  const dueDates = useDueDates(detail, { learner, onDone: onClose });
  return (
    <FormDialog
      title={learner ? messages.whose(learner.user.name) : messages.dueDates}
      size="md"
      action={dueDates.action}
      form={dueDates.form}
      onClose={onClose}
    >
      <DueDateFields {...dueDates} detail={detail} learner={learner} />
    </FormDialog>
  );
}
