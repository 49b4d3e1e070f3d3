import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { Kbd } from '@uplink/ui/status';
import { useState } from 'react';
import { useKeys } from './keys.controller.ts';
import { reviewMessages } from './review.messages.ts';

/** The keys of the desk: `?` lists them all. Without a keyboard they are not mentioned. */
export function KeysView() {
  const messages = useMessages(reviewMessages);
  const [isOpen, setOpen] = useState(false);
  const names = messages.keyNames;
  const all: readonly [keys: readonly string[], does: string][] = [
    [['J', 'K'], names.move],
    [['C'], names.claim],
    [['↑', '↓'], names.line],
    [['↵'], names.comment],
    [['B'], names.brief],
    [['D'], names.diff],
    [['S'], names.snippets],
    [['A'], names.accept],
    [['R'], names.sendBack],
    [['U'], names.undo],
    [['Ctrl', '↵'], names.save],
    [['Esc'], names.dropIt],
    [['?'], names.help],
  ];
  useKeys({ '?': () => setOpen(true) });
  return (
    <div className="ul-desk-keys">
      <Button size="sm" variant="quiet" onPress={() => setOpen(true)}>
        {messages.allKeys}
        <span className="ul-decide__key" aria-hidden="true">
          <Kbd>?</Kbd>
        </span>
      </Button>
      <Dialog title={messages.keys} isOpen={isOpen} onClose={() => setOpen(false)}>
        <dl className="ul-desk-keys__list">
          {all.map(([keys, does]) => (
            <div key={does} className="ul-desk-keys__one">
              <dt>
                {keys.map((key) => (
                  <Kbd key={key}>{key}</Kbd>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </div>
  );
}
