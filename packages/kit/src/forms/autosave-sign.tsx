import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Spinner } from '@uplink/ui/progress';
import { StatusLight } from '@uplink/ui/status';
import { useEffect, useState } from 'react';
import { autosaveMessages } from './autosave.messages.ts';
import type { AutosaveState } from './autosave.ts';

export interface AutosaveSignProps {
  /** Whether all is saved. */
  state: AutosaveState;
  /** When the server last acknowledged; nothing is shown before. */
  savedAt: string | undefined;
  /** Told to send again what failed. */
  onRetry: () => void;
}

/** Tells how safe a form is that saves itself: "Saved 4 s ago". Only changes of the state are spoken. */
export function AutosaveSign({ state, savedAt, onRetry }: AutosaveSignProps) {
  const messages = useMessages(autosaveMessages);
  if (state === 'saved' && !savedAt) return null;
  return (
    <span className="ul-row ul-gap-8 ul-small ul-muted">
      {state === 'saving' ? <Spinner size={14} /> : <StatusLight kind={kinds[state]} />}
      <span role="status">{messages[state]}</span>
      {state === 'saved' && savedAt && <Since at={savedAt} />}
      {state === 'failed' && (
        <Button size="sm" onPress={onRetry}>
          {messages.retry}
        </Button>
      )}
    </span>
  );
}

const kinds = {
  typing: 'pending',
  saving: 'info',
  saved: 'ok',
  faulty: 'fault',
  conflict: 'fault',
  failed: 'fault',
} as const;

function Since({ at }: { at: string }) {
  const messages = useMessages(autosaveMessages);
  const formats = useFormats();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - Date.parse(at)) / 1000));
  return <span>{messages.ago(seconds < 60 ? `${seconds} s` : formats.duration(seconds))}</span>;
}
