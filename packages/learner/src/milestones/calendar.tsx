import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { Skeleton } from '@uplink/ui/skeleton';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { useCalendar } from './calendar.controller.ts';
import { CalendarView } from './calendar.view.tsx';
import { milestonesMessages } from './milestones.messages.ts';

/** The way to due dates in a calendar program. */
export function Calendar() {
  const messages = useMessages(milestonesMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        icon={<CalendarDays className="ul-icon" size={16} aria-hidden />}
        onPress={() => setOpen(true)}
      >
        {messages.calendarTitle}
      </Button>
      <Dialog
        title={messages.calendarTitle}
        size="md"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
      >
        <CalendarAddress />
      </Dialog>
    </>
  );
}

/** Asked for when it is looked at: the dialog has its content only while it is open. */
function CalendarAddress() {
  const messages = useMessages(milestonesMessages);
  const state = useCalendar();
  return state.status === 'ready' ? (
    <CalendarView {...state} />
  ) : (
    <NotReadyView state={state} noun={messages.calendarNoun} skeleton={<Skeleton height={120} />} />
  );
}
