'use client';
import type { Schema } from '@uplink/api-client';
import { LIST_COUNT_LIMIT } from '@uplink/api-client/domain';
import { type Formats, useFormats, useMessages } from '@uplink/api-client/messages';
import { ListFrame } from '@uplink/kit/lists';
import { Button } from '@uplink/ui/button';
import { ColumnChoice } from '@uplink/ui/data-table';
import { Icon } from '@uplink/ui/icon';
import { Download } from 'lucide-react';
import { inOwnZone } from '../shared/own-days.rules.ts';
import { useUsersExport } from './bulk-users.controller.ts';
import { bulkUsersMessages } from './bulk-users.messages.ts';
import { useChosenUsers } from './chosen-users.tsx';
import { rowMenu, userColumns } from './user-columns.tsx';
import { UserFilter } from './user-filter.view.tsx';
import { useUserList } from './user-list.controller.ts';
import { userListMessages } from './user-list.messages.ts';
import type { UserListProps, UserListSearch } from './user-list.types.ts';
import './people.css';
import './user-list.css';

type Item = Schema<'UserListItem'>;

/** Everyone with an account, to search and filter; what roles may see decides about the columns. */
export function UserList({ search, onSearchChange, hrefOf }: UserListProps) {
  const bulkMessages = useMessages(bulkUsersMessages);
  const messages = useMessages(userListMessages);
  const formats = useFormats();
  const { hiddenColumns: hidden = usuallyHidden, ...asked } = search;
  const filter = inOwnZone(asked);
  const { list, paging, seesContact, bulkActions, mayExport } = useUserList(filter);
  const download = useUsersExport(filter);
  const count = paging ? countOf(paging.total, messages, formats) : '';
  const hiddenColumns = new Set(hidden.split(','));
  const plainColumns = userColumns(new Date(), seesContact ? hrefOf : undefined, messages, formats);
  const idle = (
    <>
      <span className="ul-muted" role="status">
        {count}
      </span>
      <span className="ul-people__tools">
        {mayExport && (
          <Button
            size="sm"
            variant="quiet"
            icon={<Icon as={Download} />}
            isPending={download.isPending}
            onPress={() => download.mutate()}
          >
            {bulkMessages.download}
          </Button>
        )}
        <ColumnChoice
          columns={plainColumns}
          hidden={hiddenColumns}
          onHiddenChange={(ids) =>
            onSearchChange({ ...search, hiddenColumns: [...ids].join(',') || '-' })
          }
        />
      </span>
    </>
  );
  const bulk = useChosenUsers(bulkActions, idle);
  const columns = seesContact
    ? [...plainColumns, rowMenu(bulk, hrefOf, bulkMessages)]
    : plainColumns;
  const isTable = list.status === 'ready' || list.status === 'loading';
  return (
    <ListFrame<Item, UserListSearch>
      state={list}
      columns={columns}
      {...(seesContact && { rowHref: ({ id }: Item) => hrefOf(id) })}
      search={search}
      onSearchChange={onSearchChange}
      noun={messages.noun}
      unit={(total) => countOf(total, messages, formats)}
      empty={{ title: messages.noMatch, text: messages.noMatchText }}
      head={
        <>
          <UserFilter search={search} onSearchChange={onSearchChange} seesContact={seesContact} />
          {!(bulk.selection && isTable) && <div className="ul-people__bar">{idle}</div>}
        </>
      }
      defaultSort={byName}
      table={{
        hiddenColumns,
        expectedRows: 8,
        ...(bulk.selection && { selection: bulk.selection }),
      }}
    >
      {bulk.dialog}
    </ListFrame>
  );
}

const usuallyHidden = 'phone';
const byName = { column: 'name', direction: 'ascending' } as const;

/** Large numbers are not counted to the end. */
function countOf(total: number, messages: typeof userListMessages, formats: Formats): string {
  const shown = formats.number(total);
  return messages.count(total < LIST_COUNT_LIMIT ? shown : `${shown}+`, total === 1);
}
