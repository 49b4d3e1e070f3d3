import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Select, type SelectProps } from '@uplink/ui/select';
import { planMessages } from './plan.messages.ts';

export interface CohortSelectProps extends Omit<SelectProps, 'options' | 'label'> {
  cohorts: readonly Schema<'OpenCohort'>[];
}

/** With whom a program is taken; a full cohort can't be chosen. */
export function CohortSelect({ cohorts, ...field }: CohortSelectProps) {
  const messages = useMessages(planMessages);
  return (
    <Select
      {...field}
      label={messages.cohort}
      options={cohorts.map((cohort) => ({
        id: String(cohort.id),
        label: messages.cohortOf(cohort),
        isDisabled: cohort.seatsLeft === 0,
      }))}
    />
  );
}
