import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Column, TableHeader } from 'react-aria-components';
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
      {columns.map(({ id, label, align, width, ...column }, place) => (
        <Column
          key={id}
          id={id}
          className="ul-data__heading"
          textValue={label}
          isRowHeader={column.isRowHeader ?? false}
          allowsSorting={column.isSortable ?? false}
          data-align={align}
          data-group={startsGroup(columns, place) || undefined}
          data-open={column.opens?.isOpen || undefined}
          {...(width && { style: { width } })}
        >
          {({ allowsSorting, sortDirection }) =>
            column.isLabelHidden ? (
              <span className="ul-sr">{label}</span>
            ) : (
              <>
                {startsGroup(columns, place) && (
                  <span className="ul-data__group">{column.group} </span>
                )}
                <Heading opens={column.opens}>
                  {label}
                  {column.detail && <span className="ul-data__detail">{column.detail}</span>}
                  {allowsSorting && <Icon as={iconOf(sortDirection)} size={14} />}
                </Heading>
              </>
            )
          }
        </Column>
      ))}
    </TableHeader>
  );
}

/** Whether a column is the first of those that share its group. */
export function startsGroup<Item>(columns: readonly DataColumn<Item>[], place: number): boolean {
  const group = columns[place]?.group;
  return group !== undefined && columns[place - 1]?.group !== group;
}

function Heading({
  opens,
  children,
}: {
  opens: DataColumn<unknown>['opens'] | undefined;
  children: ReactNode;
}) {
  if (!opens) return <span className="ul-data__sort">{children}</span>;
  return (
    <Button className="ul-data__opens" aria-expanded={opens.isOpen} onPress={opens.onPress}>
      {children}
    </Button>
  );
}

function iconOf(direction: DataSort['direction'] | undefined) {
  if (direction === undefined) return ChevronsUpDown;
  return direction === 'ascending' ? ArrowUp : ArrowDown;
}
