'use client';
import { formatNumber, LIST_COUNT_LIMIT } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { useListSearch } from '@uplink/kit/lists';
import { NotReadyView, noContent } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { ColumnChoice, DataTable } from '@uplink/ui/data-table';
import { Icon } from '@uplink/ui/icon';
import { StepPager } from '@uplink/ui/pagination';
import { Download } from 'lucide-react';
import { useUsersExport } from './bulk-users.controller.ts';
import { bulkUsersMessages } from './bulk-users.messages.ts';
import { useChosenUsers } from './chosen-users.tsx';
import { rowMenu, userColumns } from './user-columns.tsx';
import { UserFilter } from './user-filter.view.tsx';
import { useUserList } from './user-list.controller.ts';
import { userListMessages } from './user-list.messages.ts';
import type { UserListProps } from './user-list.types.ts';
import './people.css';

/** Everyone with an account, to search and filter; what roles may see decides about the columns. */
export function UserList({ search, onSearchChange, hrefOf }: UserListProps) {
  const bulkMessages = useMessages(bulkUsersMessages);
  const messages = useMessages(userListMessages);
  const { hiddenColumns: hidden = usuallyHidden, ...filter } = search;
  const { list, paging, seesContact, bulkActions, mayExport } = useUserList(filter);
  const download = useUsersExport(filter);
  const place = useListSearch({ search, onSearchChange });
  const count = paging ? countOf(paging.total, messages) : '';
  const hiddenColumns = new Set(hidden.split(','));
  const plainColumns = userColumns(new Date(), seesContact ? hrefOf : undefined, messages);
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
  const isTable = list.status === 'ready' || list.status === 'loading';
  const columns = seesContact
    ? [...plainColumns, rowMenu(bulk, hrefOf, bulkMessages)]
    : plainColumns;
  return (
    <Card isFlush>
      <UserFilter search={search} onSearchChange={onSearchChange} seesContact={seesContact} />
      {!(bulk.selection && isTable) && <div className="ul-people__bar">{idle}</div>}
      {isTable ? (
        <DataTable
          label={messages.noun}
          columns={columns}
          rows={list.status === 'ready' ? list.items : []}
          rowKey={({ id }) => id}
          {...(seesContact && { rowHref: ({ id }: { id: number }) => hrefOf(id) })}
          hiddenColumns={hiddenColumns}
          {...(bulk.selection && { selection: bulk.selection })}
          sort={place.sort ?? byName}
          onSortChange={place.onSortChange}
          isLoading={list.status === 'loading'}
          expectedRows={8}
        />
      ) : (
        <NotReadyView
          state={list}
          noun={messages.noun}
          skeleton={null}
          empty={noContent({
            title: messages.noMatch,
            text: messages.noMatchText,
            action: <Button onPress={place.clearFilters}>{messages.clear}</Button>,
          })}
        />
      )}
      <div className="ul-people__foot">
        <StepPager
          noun={messages.unit}
          count={count}
          paging={paging}
          onChange={place.onCursorChange}
        />
      </div>
      {bulk.dialog}
    </Card>
  );
}

const usuallyHidden = 'phone';
const byName = { column: 'name', direction: 'ascending' } as const;

/** Large numbers are not counted to the end. */
function countOf(total: number, messages: typeof userListMessages): string {
  const shown = formatNumber(total);
  return messages.count(total < LIST_COUNT_LIMIT ? shown : `${shown}+`, total === 1);
}
