import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { useEffect, useRef } from 'react';
import type { Conflict } from './conflict.ts';
import { saveSignMessages } from './save-sign.messages.ts';
import './conflict-choice.css';

export interface ConflictChoiceProps {
  /** Both versions. */
  conflict: Conflict;
  /** Told which one is kept. */
  onResolve: (choice: 'mine' | 'theirs') => void;
}

/** Both versions of something that was changed in two places, and the choice between them. */
export function ConflictChoice({ conflict, onResolve }: ConflictChoiceProps) {
  const messages = useMessages(saveSignMessages);
  const { label, mine, theirs } = conflict;
  const versions = useRef<HTMLFieldSetElement>(null);
  const next = useRef<HTMLElement>(undefined);
  const isKeyDown = useRef(false);

  // The pressed button disappears with the choice, so the focus moves to the control that follows. A key that is still
  // held down would press that control too: the focus waits until the key is up. In a dialog it waits on the dialog, which
  // would otherwise give it to its first control.
  useEffect(
    () => () => {
      const goOn = () => {
        if (document.activeElement?.matches('body,[role$=dialog]')) next.current?.focus();
      };
      if (!isKeyDown.current) return goOn();
      next.current?.closest<HTMLElement>('[role$=dialog]')?.focus();
      addEventListener('keyup', goOn, { once: true });
    },
    [],
  );

  function resolve(choice: 'mine' | 'theirs') {
    next.current = controlAfter(versions.current);
    onResolve(choice);
  }

  return (
    <fieldset
      className="ul-conflict"
      ref={versions}
      onKeyDown={() => {
        isKeyDown.current = true;
      }}
      onKeyUp={() => {
        isKeyDown.current = false;
      }}
    >
      <legend className="ul-medium">{label}</legend>
      <div className="ul-conflict__versions">
        <Version name={messages.mine} lines={mine}>
          <Button
            size="sm"
            aria-label={`${messages.keepMine}, ${label}`}
            onPress={() => resolve('mine')}
          >
            {messages.keepMine}
          </Button>
        </Version>
        <Version name={messages.theirs} lines={theirs}>
          <Button
            size="sm"
            aria-label={`${messages.takeTheirs}, ${label}`}
            onPress={() => resolve('theirs')}
          >
            {messages.takeTheirs}
          </Button>
        </Version>
      </div>
    </fieldset>
  );
}

function controlAfter(place: Element | null): HTMLElement | undefined {
  const controls = document.querySelectorAll<HTMLElement>(
    'button:enabled, input:enabled, textarea:enabled, select:enabled, a[href]',
  );
  return [...controls].find(
    (control) =>
      place &&
      control.getClientRects().length > 0 &&
      !place.contains(control) &&
      place.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

interface VersionProps {
  name: string;
  lines: readonly string[];
  children: React.ReactNode;
}

function Version({ name, lines, children }: VersionProps) {
  const messages = useMessages(saveSignMessages);
  return (
    <div className="ul-conflict__version">
      <p className="ul-small ul-muted">{name}</p>
      {lines.length === 0 && <p className="ul-muted">{messages.nothing}</p>}
      {lines.map((line) => (
        <p key={line} className="ul-conflict__line">
          {line}
        </p>
      ))}
      <div className="ul-conflict__action">{children}</div>
    </div>
  );
}
