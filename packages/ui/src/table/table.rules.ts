import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  id: string;
  /** Heading of the column; read out also where it is not shown. */
  label: string;
  /** What stands in the cell. */
  render: (row: Row) => ReactNode;
  /** Names the row for screen readers; one column has it. @default false */
  isRowHeader?: boolean;
  /** Figures stand at the end, one under the other. @default 'start' */
  align?: 'start' | 'end';
  /** @default false */
  isSortable?: boolean;
  /** The heading is only read out, e.g. above a column of buttons. @default false */
  isLabelHidden?: boolean;
  /** Any CSS width. */
  width?: string;
}

export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The order after a press on a column's heading: up at first, then down, then up again. */
export function nextSort(sort: TableSort | undefined, column: string): TableSort {
  const isUp = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: isUp ? 'descending' : 'ascending' };
}
