import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Icon } from '../icon/index.ts';
import { nextSort, type TableColumn, type TableSort } from './table.rules.ts';

export interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  sort: TableSort | undefined;
  onSortChange: ((sort: TableSort) => void) | undefined;
}

/** The headings; one that sorts is a button, and its column says in which order it stands. */
export function TableHead<Row>({ columns, sort, onSortChange }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map(({ id, label, align, width, isSortable = false, isLabelHidden = false }) => {
          const direction = sort?.column === id ? sort.direction : undefined;
          return (
            <th
              key={id}
              scope="col"
              data-align={align}
              aria-sort={direction}
              style={width ? { width } : undefined}
            >
              {isSortable ? (
                <button
                  type="button"
                  className="ul-sort"
                  onClick={() => onSortChange?.(nextSort(sort, id))}
                >
                  {label}
                  <Icon as={iconOf(direction)} size={14} />
                </button>
              ) : (
                <span className={isLabelHidden ? 'ul-sr' : undefined}>{label}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function iconOf(direction: TableSort['direction'] | undefined) {
  if (direction === undefined) return ChevronsUpDown;
  return direction === 'ascending' ? ArrowUp : ArrowDown;
}
