import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';

export interface BulkBarProps {
  /** How many rows are chosen. */
  count: number;
  actions: ReactNode;
  onClear: () => void;
}

/** What can be done with the chosen rows. It keeps its place while none is, so that no row moves. */
export function BulkBar({ count, actions, onClear }: BulkBarProps) {
  return (
    <div className="ul-data__bulk">
      <span role="status">{count > 0 ? `${count.toLocaleString('en-US')} selected` : ''}</span>
      {count > 0 ? (
        <>
          {actions}
          <Button size="sm" variant="quiet" onPress={onClear}>
            Clear selection
          </Button>
        </>
      ) : (
        <span className="ul-muted">Select rows to act on several at once</span>
      )}
    </div>
  );
}
