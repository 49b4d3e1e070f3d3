import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';

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
  return (
    <div className="ul-data__bulk" data-chosen={count > 0 || undefined}>
      <span role="status">{count > 0 ? `${count.toLocaleString('en-US')} selected` : ''}</span>
      {count > 0 ? (
        <>
          {actions}
          <Button className="ul-data__clear" size="sm" variant="quiet" onPress={onClear}>
            Clear selection
          </Button>
        </>
      ) : (
        idle
      )}
    </div>
  );
}
