import { useQuery } from '@tanstack/react-query';
import { mayAny, type PolicyName } from '@uplink/api-client/domain';
import {
  mentorModulesQuery,
  meQuery,
  reviewedCohortsQuery,
  useUplink,
} from '@uplink/api-client/react';
import type { InboxChoice, InboxChoices } from './inbox.types.ts';

const none: readonly InboxChoice[] = [];
const byName = (one: InboxChoice, other: InboxChoice) => one.name.localeCompare(other.name);

/** The products and cohorts someone reviews; nothing while they are not known. No one else asks for them. */
export function useInboxChoices(
  of: 'homework' | 'all',
  policy: PolicyName = 'reviewHomework',
): InboxChoices {
  const client = useUplink();
  const me = useQuery(meQuery(client));
  const id = me.data?.id ?? 0;
  const products = useQuery({
    ...mentorModulesQuery(client, id, of === 'homework'),
    enabled: mayAny(me.data, 'reviewHomework'),
    select: (modules) => modules.map(({ id, name }) => ({ id, name })).sort(byName),
  });
  const cohorts = useQuery({
    ...reviewedCohortsQuery(client, id),
    enabled: mayAny(me.data, policy),
    select: (all) => all.map(({ id, name }) => ({ id, name })),
  });
  return { products: products.data ?? none, cohorts: cohorts.data ?? none };
}
