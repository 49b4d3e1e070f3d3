import type { UsersFilter } from '@uplink/api-client/react';
import type { ListSearchProps } from '@uplink/kit/lists';

export interface UserListSearch extends UsersFilter {
  /** Columns that are not shown, comma-joined, or a dash for none; the phone number when left out. */
  hiddenColumns?: string | undefined;
}

export interface UserListProps extends ListSearchProps<UserListSearch> {
  /** Where a user's name leads, for those who may open accounts. */
  hrefOf: (userId: number) => string;
}
