import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Column, TableHeader } from 'react-aria-components';
import { Icon } from '../icon/index.ts';
import type { DataColumn, DataSort } from './data-table.types.ts';
import { SelectionBox } from './selection-box.tsx';

export interface DataTableHeadProps<Item> {
  columns: readonly DataColumn<Item>[];
  hasSelection: boolean;
}

/** The headings; one that sorts is pressed and says how its column is ordered. */
export function DataTableHead<Item>({ columns, hasSelection }: DataTableHeadProps<Item>) {
  return (
    <TableHeader className="ul-data__head">
      {hasSelection && (
        <Column className="ul-data__box">
          <SelectionBox />
        </Column>
      )}
      {columns.map(({ id, label, align, width, ...column }) => (
        <Column
          key={id}
          id={id}
          className="ul-data__heading"
          textValue={label}
          isRowHeader={column.isRowHeader ?? false}
          allowsSorting={column.isSortable ?? false}
          data-align={align}
          {...(width && { style: { width } })}
        >
          {({ allowsSorting, sortDirection }) =>
            column.isLabelHidden ? (
              <span className="ul-sr">{label}</span>
            ) : (
              <span className="ul-data__sort">
                {label}
                {column.detail && <span className="ul-data__detail">{column.detail}</span>}
                {allowsSorting && <Icon as={iconOf(sortDirection)} size={14} />}
              </span>
            )
          }
        </Column>
      ))}
    </TableHeader>
  );
}

function iconOf(direction: DataSort['direction'] | undefined) {
  if (direction === undefined) return ChevronsUpDown;
  return direction === 'ascending' ? ArrowUp : ArrowDown;
}
