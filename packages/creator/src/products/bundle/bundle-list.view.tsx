import type { Schema } from '@uplink/api-client';
import { MODULE_TYPE_LABELS } from '@uplink/api-client/domain';
import { IconButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { Badge } from '@uplink/ui/status';
import { GripVertical, X } from 'lucide-react';
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components';
import { messages } from './bundle.messages.ts';
import { placeAfterDrop } from './bundle.rules.ts';

type Item = Schema<'BundledModule'>;

export interface BundleListProps {
  items: readonly Item[];
  isReadOnly: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

/** Rows that are put in order by a grip, with the mouse, by touch or the keyboard. */
export function BundleList({ items, isReadOnly, onMove, onRemove }: BundleListProps) {
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: isReadOnly,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const ids = items.map(({ id }) => id);
      const [moved] = [...keys].map(Number);
      if (moved === undefined) return;
      const from = ids.indexOf(moved);
      const to = placeAfterDrop(from, ids.indexOf(Number(target.key)), target.dropPosition);
      if (to !== from) onMove(from, to);
    },
  });
  return (
    <GridList
      className="ul-bundle"
      aria-label={messages.list}
      items={items}
      dragAndDropHooks={dragAndDropHooks}
    >
      {(item) => (
        <GridListItem className="ul-bundle__row" id={item.id} textValue={item.name}>
          {!isReadOnly && (
            <Button slot="drag" className="ul-bundle__grip" aria-label={messages.grip(item.name)}>
              <Icon as={GripVertical} size={16} />
            </Button>
          )}
          <span className="ul-bundle__words">
            <span className="ul-medium">{item.name}</span>
            <span className="ul-small ul-muted">
              {MODULE_TYPE_LABELS[item.type]}, {messages.lessons(item.lessonCount)}
            </span>
          </span>
          {!item.isPublic && <Badge>{messages.draft}</Badge>}
          {!isReadOnly && (
            <IconButton
              size="sm"
              variant="quiet"
              aria-label={messages.remove(item.name)}
              icon={<Icon as={X} size={16} />}
              onPress={() => onRemove(items.indexOf(item))}
            />
          )}
        </GridListItem>
      )}
    </GridList>
  );
}
