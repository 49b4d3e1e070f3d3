import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
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
  return (
    <fieldset className="ul-conflict">
      <legend className="ul-medium">{label}</legend>
      <div className="ul-conflict__versions">
        <Version name={messages.mine} lines={mine}>
          <Button
            size="sm"
            aria-label={`${messages.keepMine}, ${label}`}
            onPress={() => onResolve('mine')}
          >
            {messages.keepMine}
          </Button>
        </Version>
        <Version name={messages.theirs} lines={theirs}>
          <Button
            size="sm"
            aria-label={`${messages.takeTheirs}, ${label}`}
            onPress={() => onResolve('theirs')}
          >
            {messages.takeTheirs}
          </Button>
        </Version>
      </div>
    </fieldset>
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
