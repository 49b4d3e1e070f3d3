import { useQuery } from '@tanstack/react-query';
import { mentorModulesQuery, meQuery, useUplink } from '@uplink/api-client/react';
import type { ProductChoice } from './inbox-filter.view.tsx';
import { isMentor } from './inbox-state.ts';

/** The products a mentor reviews, by name; nothing while they are not known. Nobody else asks for them. */
export function useInboxProducts(of: 'homework' | 'all'): readonly ProductChoice[] {
  const client = useUplink();
  const me = useQuery(meQuery(client));
  const { data = [] } = useQuery({
    ...mentorModulesQuery(client, me.data?.id ?? 0, of === 'homework'),
    enabled: isMentor(me),
    select: (modules) =>
      modules
        .map(({ id, name }) => ({ id, name }))
        .sort((one, other) => one.name.localeCompare(other.name)),
  });
  return data;
}
