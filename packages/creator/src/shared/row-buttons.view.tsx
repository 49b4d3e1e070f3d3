import { useMessages } from '@uplink/api-client/messages';
import { IconButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { ArrowDown, ArrowUp, X } from 'lucide-react';
import { rowButtonsMessages } from './row-buttons.messages.ts';

export interface RowButtonsProps {
  /** Names the row, e.g. 'Task 2'. */
  name: string;
  row: number;
  count: number;
  onMove: (from: number, to: number) => void;
  onRemove: (row: number) => void;
}

/** Moves a row of a list of fields, or removes it. */
export function RowButtons({ name, row, count, onMove, onRemove }: RowButtonsProps) {
  const messages = useMessages(rowButtonsMessages);
  return (
    <>
      <IconButton
        variant="quiet"
        aria-label={messages.moveUp(name)}
        icon={<Icon as={ArrowUp} size={16} />}
        isDisabled={row === 0}
        onPress={() => onMove(row, row - 1)}
      />
      <IconButton
        variant="quiet"
        aria-label={messages.moveDown(name)}
        icon={<Icon as={ArrowDown} size={16} />}
        isDisabled={row === count - 1}
        onPress={() => onMove(row, row + 1)}
      />
      <IconButton
        variant="quiet"
        aria-label={messages.remove(name)}
        icon={<Icon as={X} size={16} />}
        onPress={() => onRemove(row)}
      />
    </>
  );
}
