'use client';
import {
  type DataColumn,
  DataTable,
  type DataTableProps,
  type RowKey,
} from '@uplink/ui/data-table';
import type { ReactNode } from 'react';

/** A row of any inbox, drawn: the table is loaded after the page and knows no kind of work. */
export interface InboxRow {
  key: RowKey;
  href: string;
  /** By the id of their column. */
  cells: Readonly<Record<string, ReactNode>>;
}

export interface InboxTableProps
  extends Pick<
    DataTableProps<InboxRow>,
    'label' | 'rows' | 'sort' | 'onSortChange' | 'isLoading' | 'expectedRows'
  > {
  columns: readonly Omit<DataColumn<never>, 'render'>[];
}

export function InboxTable({ columns, ...props }: InboxTableProps) {
  return (
    <DataTable
      {...props}
      columns={columns.map((column) => ({
        ...column,
        render: ({ cells }: InboxRow) => cells[column.id],
      }))}
      rowKey={({ key }) => key}
      rowHref={({ href }) => href}
    />
  );
}
