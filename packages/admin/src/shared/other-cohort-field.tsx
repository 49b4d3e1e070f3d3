import type { UseQueryResult } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { notReady } from '@uplink/api-client/react';
import { NotReadyView } from '@uplink/kit/states';
import { Select, type SelectProps } from '@uplink/ui/select';
import { Skeleton } from '@uplink/ui/skeleton';

export interface OtherCohortFieldProps extends Omit<SelectProps, 'options' | 'label'> {
  label: string;
  /** What is loading, e.g. 'Cohorts'. */
  noun: string;
  /** The cohorts of the program, held with their skeleton: the dialog can't be sent before they are shown. */
  cohorts: UseQueryResult<readonly Schema<'ManagedCohort'>[]>;
  /** The cohort that is left. */
  current: number | undefined;
}

/** Another cohort of the same program; shown once they are loaded, since an empty list can't be opened. */
export function OtherCohortField({ noun, cohorts, current, ...field }: OtherCohortFieldProps) {
  if (!cohorts.data) {
    return (
      <NotReadyView state={notReady(cohorts)} noun={noun} skeleton={<Skeleton height={72} />} />
    );
  }
  const others = cohorts.data.filter(({ id }) => id !== current);
  return (
    <Select {...field} options={others.map(({ id, name }) => ({ id: String(id), label: name }))} />
  );
}
