import type { SaveState } from '@uplink/api-client';
import { DRAFT_SAVE_MINIMUM_MS } from '@uplink/api-client/domain';
import { Button } from '@uplink/ui/button';
import { Spinner } from '@uplink/ui/progress';
import { StatusLight } from '@uplink/ui/status';
import { useEffect, useState } from 'react';
import type { Conflict } from './conflict.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import { messages } from './save-sign.messages.ts';

export interface SaveSignProps {
  /** What is saved, e.g. 'Answers'. */
  noun: string;
  state: SaveState;
  /** When the server last acknowledged; nothing is shown before. */
  savedAt: string | undefined;
  /** The server's words when it refused. */
  message?: string | undefined;
  onRetry: () => void;
  /** What was changed here and elsewhere. */
  conflicts: readonly Conflict[];
  /** Keeps one version of a conflict. */
  onResolve: (id: string, choice: 'mine' | 'theirs') => void;
}

/** Tells whether what was typed is safe; "Saving" stays for two seconds so that it can be read. */
export function SaveSign({ noun, state, savedAt, message, onRetry, ...rest }: SaveSignProps) {
  const shown = useHeldSaving(state);
  if (shown === 'saving' || shown === 'unsaved') {
    return (
      <span className="ul-row ul-gap-8 ul-small ul-muted" role="status">
        <Spinner size={14} />
        <span>{messages.saving}</span>
      </span>
    );
  }
  if (shown === 'offline') {
    return (
      <span className="ul-row ul-gap-8 ul-small ul-muted" role="status">
        <StatusLight kind="pending" />
        <span>{messages.offline(noun)}</span>
      </span>
    );
  }
  if (shown === 'conflict') {
    return (
      <div className="ul-small">
        <span className="ul-row ul-gap-8" role="status">
          <StatusLight kind="fault" />
          <span>{messages.conflict}</span>
        </span>
        {rest.conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.id}
            conflict={conflict}
            onResolve={(choice) => rest.onResolve(conflict.id, choice)}
          />
        ))}
      </div>
    );
  }
  if (shown === 'failed') {
    return (
      <span className="ul-row ul-gap-8 ul-small" role="status">
        <StatusLight kind="fault" />
        <span>
          {messages.failed} {message}
        </span>
        <Button size="sm" onPress={onRetry}>
          {messages.tryAgain}
        </Button>
      </span>
    );
  }
  if (!savedAt) return null;
  return (
    <span className="ul-row ul-gap-8 ul-small ul-muted" role="status">
      <StatusLight kind="ok" />
      <span>
        {messages.saved}{' '}
        {new Date(savedAt).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}
      </span>
    </span>
  );
}

function useHeldSaving(state: SaveState): SaveState {
  const [heldUntil, setHeldUntil] = useState(0);
  const [, setTick] = useState(0);
  useEffect(() => {
    if (state === 'saving') setHeldUntil(Date.now() + DRAFT_SAVE_MINIMUM_MS);
  }, [state]);
  useEffect(() => {
    const left = heldUntil - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(() => setTick((tick) => tick + 1), left);
    return () => clearTimeout(timer);
  }, [heldUntil]);
  return state === 'saved' && Date.now() < heldUntil ? 'saving' : state;
}
