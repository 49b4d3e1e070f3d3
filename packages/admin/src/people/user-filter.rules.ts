import type { FilterNames } from './filter-names.ts';
import type { userListMessages } from './user-list.messages.ts';
import type { UserListSearch } from './user-list.types.ts';

export interface Chip {
  id: keyof UserListSearch;
  label: string;
  value: string;
}

/** The filters that narrow the list, in words. What is searched for is in its field. */
export function chipsOf(
  search: UserListSearch,
  names: FilterNames,
  messages: typeof userListMessages,
): Chip[] {
  const { role, status, paymentStatus, since, until, cohortId, moduleId } = search;
  return [
    ...(role
      ? [{ id: 'role' as const, label: messages.role, value: messages.roleNames[role] }]
      : []),
    ...(status
      ? [{ id: 'status' as const, label: messages.status, value: messages.states[status] }]
      : []),
    ...(paymentStatus
      ? [
          {
            id: 'paymentStatus' as const,
            label: messages.payments,
            value: messages.paymentStates[paymentStatus],
          },
        ]
      : []),
    ...(since ? [{ id: 'since' as const, label: messages.since, value: since }] : []),
    ...(until ? [{ id: 'until' as const, label: messages.until, value: until }] : []),
    ...(cohortId
      ? [
          {
            id: 'cohortId' as const,
            label: messages.cohort,
            value: names.cohort ?? String(cohortId),
          },
        ]
      : []),
    ...(moduleId
      ? [
          {
            id: 'moduleId' as const,
            label: messages.product,
            value: names.product ?? String(moduleId),
          },
        ]
      : []),
  ];
}
