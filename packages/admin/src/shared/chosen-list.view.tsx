import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { X } from 'lucide-react';
import { foundPickerMessages } from './found-picker.messages.ts';
import './chosen-list.css';

export interface ChosenListProps {
  items: readonly { id: number; name: string }[];
  onRemove: (index: number) => void;
}

/** What was chosen one after another; each can be taken out again. */
export function ChosenList({ items, onRemove }: ChosenListProps) {
  const messages = useMessages(foundPickerMessages);
  return (
    <ul className="ul-chosen-list">
      {items.map(({ id, name }, index) => (
        <li key={id}>
          <Button
            size="sm"
            aria-label={messages.remove(name)}
            icon={<Icon as={X} size={14} />}
            onPress={() => onRemove(index)}
          >
            {name}
          </Button>
        </li>
      ))}
    </ul>
  );
}
