import type { SaveState } from '@uplink/api-client';
import { DRAFT_SAVE_MINIMUM_MS } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Spinner } from '@uplink/ui/progress';
import { StatusLight } from '@uplink/ui/status';
import { useEffect, useState } from 'react';
import { ConflictChoice } from './conflict-choice.tsx';
import { saveSignMessages } from './save-sign.messages.ts';
import type { Saving } from './use-save-queue.ts';

export interface SaveSignProps {
  /** Nothing is shown before the server acknowledged something. */
  saving: Saving;
}

/** Tells whether what was typed is safe; "Saving" stays for two seconds so that it can be read. */
export function SaveSign({ saving }: SaveSignProps) {
  const messages = useMessages(saveSignMessages);
  const formats = useFormats();
  const { noun, state, savedAt, message, onRetry } = saving;
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
        {saving.conflicts.map((conflict) => (
          <ConflictChoice
            key={conflict.id}
            conflict={conflict}
            onResolve={(choice) => saving.onResolve(conflict.id, choice)}
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
        {messages.saved} {formats.time(savedAt)}
      </span>
    </span>
  );
}

function useHeldSaving(state: SaveState): SaveState {
  // Counts the saves that follow each other; 0 once the last one was shown for long enough.
  const [held, setHeld] = useState(0);
  useEffect(() => {
    if (state === 'saving') setHeld((saves) => saves + 1);
  }, [state]);
  useEffect(() => {
    if (held === 0) return;
    const timer = setTimeout(() => setHeld(0), DRAFT_SAVE_MINIMUM_MS);
    return () => clearTimeout(timer);
  }, [held]);
  return state === 'saved' && held > 0 ? 'saving' : state;
}
