import { Button } from '@uplink/ui/button';
import { TextField } from '@uplink/ui/field';
import { useState } from 'react';
import type { CalendarReady } from './calendar.controller.ts';
import { messages } from './milestones.messages.ts';

/** The private address to copy, or the button that makes one. */
export function CalendarView({ url, isChanging, onSet }: CalendarReady) {
  const [copied, setCopied] = useState<string>();
  if (url === null) {
    return (
      <div className="ul-stack">
        <p className="ul-muted">{messages.calendarText}</p>
        <div>
          <Button variant="primary" isPending={isChanging} onPress={() => onSet(true)}>
            {messages.open}
          </Button>
        </div>
      </div>
    );
  }
  const copy = async () => {
    // Missing without TLS and in old browsers.
    const isCopied = await navigator.clipboard?.writeText(url).then(
      () => true,
      () => false,
    );
    setCopied(isCopied ? messages.copied : messages.notCopied);
  };
  return (
    <div className="ul-stack">
      <p className="ul-muted">{messages.calendarPrivate}</p>
      <TextField label={messages.address} value={url} isReadOnly />
      <div className="ul-cluster">
        <Button variant="primary" onPress={() => void copy()}>
          {messages.copy}
        </Button>
        <Button isPending={isChanging} onPress={() => onSet(false)}>
          {messages.closeCalendar}
        </Button>
      </div>
      <p className="ul-small ul-muted" role="status">
        {copied}
      </p>
    </div>
  );
}
