import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { followQuery, profilesQuery, useUplink } from '@uplink/api-client/react';
import { useAskedText } from '@uplink/kit/search';
import { type PageState, pageState, useHeldQuery } from '@uplink/kit/states';
import { type Follow, useFollow } from './follow.controller.ts';

export type Side = 'following' | 'followers';

/** A page of those who are followed, or who follow. */
export function usePeople(
  side: Side,
  page: number,
): Follow & { list: PageState<Schema<'Person'>> } {
  const client = useUplink();
  const query = useHeldQuery(followQuery(client, side, page));
  return { ...useFollow(), list: pageState(query) };
}

const fewestLetters = 3;

export interface PeopleSearch extends Follow {
  text: string;
  onText: (text: string) => void;
  isLoading: boolean;
  /** Undefined while the search text is too short. */
  found: readonly Schema<'Person'>[] | undefined;
}

export interface Searched {
  /** The letters that are searched for. */
  search: string;
  /** Told what was typed, after a pause. */
  onSearchChange: (search: string) => void;
}

/** Learners with a public profile, found by name. */
export function usePeopleSearch({ search, onSearchChange }: Searched): PeopleSearch {
  const client = useUplink();
  const [text, onText] = useAskedText(search, onSearchChange);
  const name = search.trim();
  const isEnough = [...name].length >= fewestLetters;
  const query = useQuery({ ...profilesQuery(client, name), enabled: isEnough });
  return {
    ...useFollow(),
    text,
    onText,
    isLoading: isEnough && query.isFetching,
    found: isEnough ? query.data : undefined,
  };
}
