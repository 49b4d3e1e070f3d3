import { useMessages } from '@uplink/api-client/messages';
import { CopyLink } from '@uplink/kit/sharing';
import { Button } from '@uplink/ui/button';
import type { CalendarReady } from './calendar.controller.ts';
import { milestonesMessages } from './milestones.messages.ts';

/** The private address to copy, or the button that makes one. */
export function CalendarView({ url, isChanging, onSet }: CalendarReady) {
  const messages = useMessages(milestonesMessages);
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
  return (
    <div className="ul-stack">
      <p className="ul-muted">{messages.calendarPrivate}</p>
      <CopyLink label={messages.address} url={url} copyLabel={messages.copy} variant="primary">
        <Button isPending={isChanging} onPress={() => onSet(false)}>
          {messages.closeCalendar}
        </Button>
      </CopyLink>
    </div>
  );
}
