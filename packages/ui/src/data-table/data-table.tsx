import type { ReactNode } from 'react';
import { Cell, Row, Table, TableBody } from 'react-aria-components';
import { AriaControls } from '../aria-controls/aria-controls.tsx';
import { commonMessages } from '../messages/common.messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Skeleton } from '../skeleton/index.ts';
import { BulkBar } from './bulk-bar.tsx';
import { dataTableMessages } from './data-table.messages.ts';
import type { DataColumn, DataSelection, DataSort, RowKey } from './data-table.types.ts';
import { DataTableHead, startsGroup } from './data-table-head.tsx';
import { SelectionBox } from './selection-box.tsx';
import './data-table.css';
import './data-table-matrix.css';

export interface DataTableProps<Item> {
  /** Names the table. */
  label: string;
  /** What is shown of each row, in this order. */
  columns: readonly DataColumn<Item>[];
  /** The rows of this page. */
  rows: readonly Item[];
  /** What tells one row from the others. */
  rowKey: (row: Item) => RowKey;
  /** Where a row leads when it is pressed; its header cell holds a link to the same place. */
  rowHref?: (row: Item) => string;
  /** Ids of columns that are not shown; see `ColumnChoice`. */
  hiddenColumns?: ReadonlySet<string>;
  /** How the rows are ordered. Whoever gives the rows sorts them. */
  sort?: DataSort | undefined;
  /** Told how to order the rows. */
  onSortChange?: (sort: DataSort) => void;
  /** Adds a box to each row and a bar of actions. */
  selection?: DataSelection;
  /** Skeletons in place of rows. @default false */
  isLoading?: boolean;
  /** How many rows are expected, so that nothing jumps when they come. @default 5 */
  expectedRows?: number;
  /** Shown when there are no rows. @default 'Nothing here yet' */
  empty?: ReactNode;
  /** 48 or 56 px high rows. @default 'normal' */
  density?: 'normal' | 'compact';
  /** On a phone: a card for each row, or a table that scrolls sideways. @default 'cards' */
  narrow?: 'cards' | 'scroll';
  /**
   * Many narrow columns: headings wrap, and the table scrolls sideways in its place at every width, while the
   * names of its rows stay in view. @default false
   */
  isMatrix?: boolean;
  /** The head stays in view while the page scrolls. @default true */
  isHeadSticky?: boolean;
}

/**
 * Rows and columns to look through and act on. One Tab enters it, arrow keys move between cells, Enter on
 * a heading sorts and Space chooses a row.
 */
export function DataTable<Item>({
  label,
  columns,
  rows,
  rowKey,
  rowHref,
  hiddenColumns,
  sort,
  onSortChange,
  selection,
  isLoading = false,
  expectedRows = 5,
  empty,
  density = 'normal',
  narrow = 'cards',
  isMatrix = false,
  isHeadSticky = true,
}: DataTableProps<Item>) {
  const messages = useMessages(dataTableMessages);
  const shown = columns.filter(({ id }) => !hiddenColumns?.has(id));
  const items = isLoading ? [] : rows;
  const allKeys = rows.map(rowKey);
  const chosen = allKeys.filter((key) => selection?.keys.has(key));
  return (
    <div
      className="ul-data"
      data-narrow={isMatrix ? 'scroll' : narrow}
      data-matrix={isMatrix || undefined}
      data-groups={shown.some(({ group }) => group) || undefined}
      data-sticky={(isHeadSticky && !isMatrix) || undefined}
      aria-busy={isLoading}
    >
      {selection && (
        <BulkBar
          count={chosen.length}
          idle={selection.idle ?? <span className="ul-muted">{messages.hint}</span>}
          actions={selection.actions}
          onClear={() => selection.onChange(new Set())}
        />
      )}
      <AriaControls>
        <div className="ul-data__scroll">
          <Table
            className="ul-data__table"
            aria-label={label}
            data-density={density}
            selectionMode={selection ? 'multiple' : 'none'}
            selectedKeys={chosen}
            onSelectionChange={(keys) =>
              selection?.onChange(new Set(keys === 'all' ? allKeys : keys))
            }
            {...(sort && { sortDescriptor: sort })}
            onSortChange={({ column, direction }) =>
              onSortChange?.({ column: String(column), direction })
            }
          >
            <DataTableHead columns={shown} hasSelection={selection !== undefined} />
            <TableBody
              renderEmptyState={() =>
                isLoading ? (
                  <WaitingRows label={label} count={expectedRows} />
                ) : (
                  <div>{empty ?? messages.empty}</div>
                )
              }
            >
              {items.map((item) => (
                <Row
                  key={rowKey(item)}
                  id={rowKey(item)}
                  className="ul-data__row"
                  {...(rowHref && { href: rowHref(item) })}
                >
                  {selection && (
                    <Cell className="ul-data__box">
                      <SelectionBox />
                    </Cell>
                  )}
                  {shown.map((column, place) => (
                    <Cell
                      key={column.id}
                      className="ul-data__cell"
                      data-group={startsGroup(shown, place) || undefined}
                      data-open={column.opens?.isOpen || undefined}
                      data-align={column.align}
                      data-label={
                        column.isLabelHidden || column.isRowHeader ? undefined : column.label
                      }
                    >
                      {column.render(item)}
                    </Cell>
                  ))}
                </Row>
              ))}
            </TableBody>
          </Table>
        </div>
      </AriaControls>
    </div>
  );
}

function WaitingRows({ label, count }: { label: string; count: number }) {
  const { loading } = useMessages(commonMessages);
  const rows = Array.from({ length: count }, (_, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rows that are not there yet have only their place
    <div key={index} className="ul-data__waiting">
      <Skeleton width="60%" />
    </div>
  ));
  return (
    <>
      <span className="ul-sr" role="status">
        {loading(label)}
      </span>
      {rows}
    </>
  );
}
