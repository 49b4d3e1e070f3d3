import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { awardChoicesQuery, useUplink } from '@uplink/api-client/react';
import type { FieldProps } from '@uplink/kit/forms';
import { Select } from '@uplink/ui/select';
import { useState } from 'react';
import { FoundPicker } from './found-picker.tsx';
import { useFoundSearch } from './found-search.ts';

export interface AwardFieldsProps {
  labels: { award: string; product: string };
  award: FieldProps<string>;
  product: FieldProps<string>;
}

/** A certificate or award, by its name, and for which of its products it is given. */
export function AwardFields({ labels, award, product }: AwardFieldsProps) {
  const [chosen, setChosen] = useState<Schema<'AwardChoice'>>();
  const search = useFoundSearch();
  const query = useQuery({
    ...awardChoicesQuery(useUplink(), search.words),
    enabled: search.isUsed,
  });
  return (
    <>
      <FoundPicker
        label={labels.award}
        value={award.value}
        errorMessage={award.errorMessage}
        search={search}
        isLoading={query.isFetching}
        found={(query.data ?? []).map((choice) => ({
          id: String(choice.id),
          label: choice.name,
          choice,
        }))}
        onChange={(item) => {
          setChosen(item?.choice);
          award.onChange(item?.id ?? '');
          product.onChange('');
        }}
      />
      <Select
        label={labels.product}
        options={(chosen?.products ?? []).map(({ id, name }) => ({ id: String(id), label: name }))}
        {...product}
      />
    </>
  );
}
