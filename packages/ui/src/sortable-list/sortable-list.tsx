import { GripVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { Icon } from '../icon/icon.tsx';
import { placeAfterDrop } from './place-after-drop.ts';
import './sortable-list.css';

export interface SortableListProps<Item extends { id: string | number; name: string }> {
  /** Names the list. */
  label: string;
  /** The rows in their order. */
  items: readonly Item[];
  /** What the grip of a row is called. */
  gripLabel: (name: string) => string;
  /** Told which row was moved, and to which place of the list; both 0-based. */
  onMove: (from: number, to: number) => void;
  /** Nothing can be moved, and there are no grips. @default false */
  isReadOnly?: boolean;
  /** A row that stays where it is, and only others move around it. @default none */
  isFixed?: (item: Item) => boolean;
  /** What is in a row, after its grip. */
  children: (item: Item) => ReactNode;
}

/** Rows that are put in order by a grip, with the mouse, by touch or the keyboard. */
export function SortableList<Item extends { id: string | number; name: string }>({
  label,
  items,
  gripLabel,
  onMove,
  isReadOnly = false,
  isFixed = () => false,
  children,
}: SortableListProps<Item>) {
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const [moved] = keys;
      const from = items.findIndex(({ id }) => id === moved);
      const at = items.findIndex(({ id }) => id === target.key);
      const row = items[from];
      if (!row || at < 0 || isFixed(row)) return;
      const to = placeAfterDrop(from, at, target.dropPosition);
      if (to !== from) onMove(from, to);
    },
  });
  return (
    <GridList
      // A list keeps the hooks it began with: whether rows can be moved makes another list.
      key={String(isReadOnly)}
      className="ul-sortable"
      aria-label={label}
      items={items}
      {...(!isReadOnly && { dragAndDropHooks })}
      dependencies={[children, isReadOnly]}
    >
      {(item) => (
        <GridListItem className="ul-sortable__row" id={item.id} textValue={item.name}>
          {!isReadOnly && (
            <Button
              slot="drag"
              className="ul-sortable__grip"
              aria-label={gripLabel(item.name)}
              {...(isFixed(item) && { style: { visibility: 'hidden' } })}
            >
              <Icon as={GripVertical} size={16} />
            </Button>
          )}
          {children(item)}
        </GridListItem>
      )}
    </GridList>
  );
}
