import type { ReactNode } from 'react';
import { Skeleton } from '../skeleton/index.ts';
import type { TableColumn, TableSort } from './table.rules.ts';
import { TableHead } from './table-head.tsx';
import { useIsWide } from './use-is-wide.ts';
import './table.css';

export interface TableProps<Row> {
  /** Names the table. */
  label: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  /** What tells one row from the others. */
  rowKey: (row: Row) => string | number;
  /** The order the rows stand in; whoever gives the rows sorts them. */
  sort?: TableSort;
  onSortChange?: (sort: TableSort) => void;
  /** Skeletons in place of rows. @default false */
  isLoading?: boolean;
  /** How many rows are expected, so that nothing jumps when they come. @default 5 */
  expectedRows?: number;
  /** What stands there when there are no rows. */
  empty?: ReactNode;
  /** 48 or 56 px high rows. @default 'normal' */
  density?: 'normal' | 'compact';
  /** On a phone: scrolls sideways, or makes a card of each row. @default 'scroll' */
  narrow?: 'scroll' | 'cards';
}

/** Rows and columns; sortable, with its own states for loading and nothing there. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
  sort,
  onSortChange,
  isLoading = false,
  expectedRows = 5,
  empty = 'Nothing here yet',
  density = 'normal',
  narrow = 'scroll',
}: TableProps<Row>) {
  const [region, isWide] = useIsWide();
  return (
    <section
      ref={region}
      className="ul-table-region"
      aria-label={label}
      tabIndex={isWide ? 0 : undefined}
    >
      <table
        className="ul-table"
        aria-label={label}
        aria-busy={isLoading}
        data-density={density}
        data-narrow={narrow}
      >
        <TableHead columns={columns} sort={sort} onSortChange={onSortChange} />
        <tbody>
          {isLoading && <WaitingRows columns={columns} count={expectedRows} />}
          {!isLoading && rows.length === 0 && (
            <tr data-filler="">
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
          {!isLoading &&
            rows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map((column) => (
                  <Cell key={column.id} column={column} row={row} />
                ))}
              </tr>
            ))}
        </tbody>
      </table>
      <span className="ul-sr" role="status">
        {isLoading ? `Loading ${label}` : ''}
      </span>
    </section>
  );
}

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const content = column.render(row);
  return column.isRowHeader ? (
    <th scope="row" data-align={column.align}>
      {content}
    </th>
  ) : (
    <td data-align={column.align} data-label={column.isLabelHidden ? undefined : column.label}>
      {content}
    </td>
  );
}

interface WaitingRowsProps<Row> {
  columns: readonly TableColumn<Row>[];
  count: number;
}

function WaitingRows<Row>({ columns, count }: WaitingRowsProps<Row>) {
  return Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows that are not there have only their place
    <tr key={index} data-filler="">
      {columns.map(({ id }) => (
        <td key={id}>
          <Skeleton width="60%" />
        </td>
      ))}
    </tr>
  ));
}
