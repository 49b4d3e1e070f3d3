import { DRAFT_SAVE_MINIMUM_MS } from '@uplink/api-client/domain';
import { Button } from '@uplink/ui/button';
import { Spinner } from '@uplink/ui/progress';
import { StatusLight } from '@uplink/ui/status';
import { useEffect, useState } from 'react';

type State = 'saved' | 'unsaved' | 'saving' | 'offline' | 'failed' | 'conflict';

export interface SaveSignProps {
  /** What is saved, e.g. 'Answers'. */
  noun: string;
  state: State;
  /** When the server last acknowledged; nothing is shown before. */
  savedAt: string | undefined;
  message?: string | undefined;
  onRetry: () => void;
  /** Keeps what is typed here over what was saved elsewhere. */
  onOverwrite: () => void;
}

/** Tells whether what was typed is safe; "Saving" stays for two seconds so that it can be read. */
export function SaveSign({ noun, state, savedAt, message, onRetry, onOverwrite }: SaveSignProps) {
  const shown = useHeldSaving(state);
  if (shown === 'saving' || shown === 'unsaved') {
    return (
      <span className="ul-row ul-gap-8 ul-small ul-muted" role="status">
        <Spinner size={14} />
        <span>Saving draft</span>
      </span>
    );
  }
  if (shown === 'offline') {
    return (
      <span className="ul-row ul-gap-8 ul-small ul-muted" role="status">
        <StatusLight kind="pending" />
        <span>You are offline. {noun} are kept here and sent when the link is back.</span>
      </span>
    );
  }
  if (shown === 'conflict') {
    return (
      <span className="ul-row ul-gap-8 ul-small" role="status">
        <StatusLight kind="fault" />
        <span>{message ?? 'This was changed elsewhere.'}</span>
        <Button size="sm" onPress={onOverwrite}>
          Keep mine
        </Button>
      </span>
    );
  }
  if (shown === 'failed') {
    return (
      <span className="ul-row ul-gap-8 ul-small" role="status">
        <StatusLight kind="fault" />
        <span>Not saved. {message}</span>
        <Button size="sm" onPress={onRetry}>
          Try again
        </Button>
      </span>
    );
  }
  if (!savedAt) return null;
  return (
    <span className="ul-row ul-gap-8 ul-small ul-muted" role="status">
      <StatusLight kind="ok" />
      <span>
        Draft saved at{' '}
        {new Date(savedAt).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}
      </span>
    </span>
  );
}

function useHeldSaving(state: State): State {
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
