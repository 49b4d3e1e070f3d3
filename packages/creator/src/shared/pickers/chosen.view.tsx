import { useMessages } from '@uplink/api-client/messages';
import { IconButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { Badge } from '@uplink/ui/status';
import { X } from 'lucide-react';
import { pickersMessages } from './pickers.messages.ts';
import './chosen.css';

export interface ChosenProps<Item extends { id: number; name: string }> {
  /** Names the list. */
  label: string;
  items: readonly Item[];
  /** Without it they are only read. */
  onRemove?: ((item: Item) => void) | undefined;
}

/** What was chosen, each with the way to let go of it. */
export function Chosen<Item extends { id: number; name: string }>({
  label,
  items,
  onRemove,
}: ChosenProps<Item>) {
  const messages = useMessages(pickersMessages);
  if (items.length === 0) return null;
  return (
    <ul className="ul-chosen" aria-label={label}>
      {items.map((item) => (
        <li key={item.id}>
          <Badge>
            {item.name}
            {onRemove && (
              <IconButton
                size="sm"
                variant="quiet"
                aria-label={messages.remove(item.name)}
                icon={<Icon as={X} size={14} />}
                onPress={() => onRemove(item)}
              />
            )}
          </Badge>
        </li>
      ))}
    </ul>
  );
}
