import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { dataTableMessages } from './data-table.messages.ts';

export interface BulkBarProps {
  /** How many rows are chosen. */
  count: number;
  /** What is there while none is. */
  idle: ReactNode;
  actions: ReactNode;
  onClear: () => void;
}

/** What can be done with the chosen rows. Something else has its place while none is, so that no row moves. */
export function BulkBar({ count, idle, actions, onClear }: BulkBarProps) {
  const messages = useMessages(dataTableMessages);
  return (
    <div className="ul-data__bulk" data-chosen={count > 0 || undefined}>
      <span role="status">{count > 0 ? messages.selected(count) : ''}</span>
      {count > 0 ? (
        <>
          {actions}
          <Button className="ul-data__clear" size="sm" variant="quiet" onPress={onClear}>
            {messages.clear}
          </Button>
        </>
      ) : (
        idle
      )}
    </div>
  );
}
