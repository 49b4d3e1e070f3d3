import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { companiesQuery, configurationQuery, useUplink } from '@uplink/api-client/react';
import { useSettled } from '@uplink/kit/search';

const shortest = 2;

export interface Companies {
  /** Whether the academy has a service that suggests names. */
  isOffered: boolean;
  isLoading: boolean;
  companies: readonly Schema<'Company'>[];
}

/** Suggestions for what is typed, asked for after a pause; a service that fails has none. */
export function useCompanies(typed: string): Companies {
  const client = useUplink();
  const isOffered = useQuery(configurationQuery(client)).data?.suggestsCompanies === true;
  const text = useSettled(typed.trim());
  const query = useQuery({
    ...companiesQuery(client, text),
    enabled: isOffered && text.length >= shortest,
    placeholderData: (former) => former,
  });
  return {
    isOffered,
    isLoading: query.isFetching,
    companies: text.length >= shortest ? (query.data ?? []) : [],
  };
}
