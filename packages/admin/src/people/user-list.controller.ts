import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { BULK_POLICIES, mayAny } from '@uplink/api-client/domain';
import { meQuery, type UsersFilter, usersQuery, useUplink } from '@uplink/api-client/react';
import { type ListState, listState } from '@uplink/kit/lists';
import { useHeldQuery } from '@uplink/kit/states';
import type { BulkAction } from './bulk-users.tsx';

export interface UserListState {
  list: ListState<Schema<'UserListItem'>>;
  paging: Schema<'KeysetPaging'> | undefined;
  /** Whether more than names can be seen and searched. */
  seesContact: boolean;
  /** What can be done with the chosen rows; empty for those who only look. */
  bulkActions: readonly BulkAction[];
  mayExport: boolean;
}

/** A page of the people that staff look for. */
export function useUserList(filter: UsersFilter): UserListState {
  const client = useUplink();
  const me = useQuery(meQuery(client));
  const query = useHeldQuery(usersQuery(client, filter));
  return {
    list: listState(query),
    paging: query.data?.paging,
    seesContact: mayAny(me.data, 'readUsers'),
    bulkActions: (Object.keys(BULK_POLICIES) as BulkAction[]).filter((action) =>
      mayAny(me.data, BULK_POLICIES[action]),
    ),
    mayExport: mayAny(me.data, 'exportUsers'),
  };
}
