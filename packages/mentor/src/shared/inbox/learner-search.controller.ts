import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { peopleQuery, useUplink } from '@uplink/api-client/react';
import { useSettled } from '@uplink/kit/search';

const shortest = 3;

export interface LearnerSearchState {
  people: readonly Schema<'UserRef'>[];
  isLoading: boolean;
  /** Too little is typed to ask for anyone. */
  isShort: boolean;
}

/** Who fits what is typed, asked for after a pause. */
export function useLearnerSearch(typed: string): LearnerSearchState {
  const text = useSettled(typed.trim());
  const isShort = text.length < shortest;
  const query = useQuery({
    ...peopleQuery(useUplink(), text),
    enabled: !isShort,
    placeholderData: (former) => former,
  });
  return { people: isShort ? [] : (query.data ?? []), isLoading: query.isFetching, isShort };
}
