import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { cohortsQuery, useUplink } from '@uplink/api-client/react';
import type { ComboboxOption } from '@uplink/ui/combobox';
import { FoundPicker, type FoundProps } from './found-picker.tsx';
import { useFoundSearch } from './found-search.ts';

interface FoundCohort extends ComboboxOption {
  cohort: Schema<'ManagedCohort'>;
}

/** A cohort of any program, by its name. */
export function CohortPicker(props: FoundProps<FoundCohort>) {
  const search = useFoundSearch();
  const { words, isUsed } = search;
  const query = useQuery({
    ...cohortsQuery(useUplink(), words ? { search: words } : {}),
    enabled: isUsed,
  });
  return (
    <FoundPicker
      {...props}
      search={search}
      isLoading={query.isFetching}
      found={(query.data?.data ?? []).map((cohort) => ({
        id: String(cohort.id),
        label: cohort.name,
        description: cohort.product.name,
        cohort,
      }))}
    />
  );
}
