import { Dialog } from '@uplink/ui/dialog';
import { SHORTCUTS } from './video-shortcuts.ts';
import './video.css';

export interface ShortcutsDialogProps {
  onClose: () => void;
}

/** The list of the player's keys. */
export function ShortcutsDialog({ onClose }: ShortcutsDialogProps) {
  return (
    <Dialog title="Keys of the player" isOpen onClose={onClose}>
      <dl className="ul-video__keys">
        {SHORTCUTS.map(([keys, does]) => (
          <div key={keys}>
            <dt className="ul-mono">{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
