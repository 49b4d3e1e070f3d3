import { notReady, programCohortsQuery, useUplink } from '@uplink/api-client/react';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { Select, type SelectProps } from '@uplink/ui/select';
import { Skeleton } from '@uplink/ui/skeleton';

export interface OtherCohortFieldProps extends Omit<SelectProps, 'options' | 'label'> {
  label: string;
  /** What is loading, e.g. 'Cohorts'. */
  noun: string;
  programId: number;
  /** The cohort that is left. */
  current: number | undefined;
}

/** Another cohort of the same program; shown once they are loaded, since an empty list can't be opened. */
export function OtherCohortField({ noun, programId, current, ...field }: OtherCohortFieldProps) {
  const cohorts = useHeldQuery(programCohortsQuery(useUplink(), programId));
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
