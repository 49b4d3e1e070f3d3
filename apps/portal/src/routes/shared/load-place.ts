import type { QueryClient } from '@tanstack/react-query';
import type { UplinkClient } from '@uplink/api-client';
import { readWorkSearch } from './work.search.ts';

/** The address that opens, and the clients to load with. They are passed in: importing them would split the first load. */
export interface LoadPlace {
  client: UplinkClient;
  queryClient: QueryClient;
  pathname: string;
  search: Record<string, unknown>;
  params: Record<string, string>;
}

/** The page of a list that an address names, 0-based. */
export const pageOf = ({ page }: LoadPlace['search']) => Math.max(0, Math.floor(Number(page)) || 0);

/** By what the own homeworks and quizzes are asked for. */
export const workOf = (search: LoadPlace['search']) => {
  const { page = 0, status } = readWorkSearch(search);
  return { page, status };
};
