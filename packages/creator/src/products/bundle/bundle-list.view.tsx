import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { productWords } from '@uplink/kit/products';
import { IconButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { SortableList } from '@uplink/ui/sortable-list';
import { Badge } from '@uplink/ui/status';
import { X } from 'lucide-react';
import { bundleMessages } from './bundle.messages.ts';

export interface BundleListProps {
  items: readonly Schema<'BundledModule'>[];
  isReadOnly: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
}

/** The products in their order. */
export function BundleList({ items, isReadOnly, onMove, onRemove }: BundleListProps) {
  const messages = useMessages(bundleMessages);
  const words = useMessages(productWords);
  return (
    <SortableList
      label={messages.list}
      items={items}
      gripLabel={messages.grip}
      isReadOnly={isReadOnly}
      onMove={onMove}
    >
      {(item) => (
        <>
          <span className="ul-bundle__words">
            <span className="ul-medium">{item.name}</span>
            <span className="ul-small ul-muted">
              {words.types[item.type]}, {messages.lessons(item.lessonCount)}
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
        </>
      )}
    </SortableList>
  );
}
