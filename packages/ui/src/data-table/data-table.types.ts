import type { ReactNode } from 'react';

export interface DataColumn<Row> {
  id: string;
  /** Heading of the column; on phones it is before the value. */
  label: string;
  render: (row: Row) => ReactNode;
  /** Names the row for screen readers; one column has it. @default false */
  isRowHeader?: boolean;
  /** A line under the heading. */
  detail?: string;
  /** What columns beside each other have in common; shown once, above the first of them. */
  group?: string;
  /** Makes the heading a button, e.g. to show more about its column. */
  opens?: { isOpen: boolean; onPress: () => void };
  /** Figures are aligned at the end, marks of a matrix in the middle. @default 'start' */
  align?: 'start' | 'center' | 'end';
  /** @default false */
  isSortable?: boolean;
  /** The heading is for screen readers only, e.g. above a column of buttons. @default false */
  isLabelHidden?: boolean;
  /** Whether it can be hidden by the choice of columns. @default true, except for the row header */
  isHideable?: boolean;
  /** Any CSS width. */
  width?: string;
}

export interface DataSort {
  column: string;
  direction: 'ascending' | 'descending';
}

export type RowKey = string | number;

/** Rows that are chosen, to do something with all of them at once. */
export interface DataSelection {
  /** Keys of the chosen rows; those of other pages do not count here. */
  keys: ReadonlySet<RowKey>;
  onChange: (keys: ReadonlySet<RowKey>) => void;
  /** Buttons of the bar that shows while rows are chosen. */
  actions: ReactNode;
  /** What has the place of the bar while none is, e.g. how many rows there are. @default a hint */
  idle?: ReactNode;
}

/** Whether the choice of columns offers a column. */
export function isHideable<Row>({ isHideable, isRowHeader = false }: DataColumn<Row>): boolean {
  return isHideable ?? !isRowHeader;
}
