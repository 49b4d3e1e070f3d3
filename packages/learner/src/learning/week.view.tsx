import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Card } from '@uplink/ui/card';
import { dashboardMessages } from './dashboard.messages.ts';
import { toWeekDays, weekWords } from './dashboard.rules.ts';
import './week.css';

export interface WeekProps {
  week: Schema<'Week'>;
}

/** The days of this week as ports: done, planned or free; it never scolds. */
export function Week({ week }: WeekProps) {
  const messages = useMessages(dashboardMessages);
  const formats = useFormats();
  const days = toWeekDays(week, messages, formats);
  const seconds = week.days.reduce((sum, day) => sum + day.seconds, 0);
  return (
    <Card>
      <div className="ul-row" data-justify="between">
        <h2 className="ul-h4">{messages.week}</h2>
        {seconds > 0 && <span className="ul-small ul-muted">{formats.duration(seconds)}</span>}
      </div>
      <ul className="ul-week">
        {days.map(({ date, letter, words, isUp, isToday, isPlanned }) => (
          <li
            key={date}
            className="ul-port"
            data-up={isUp || undefined}
            data-today={isToday || undefined}
            data-planned={isPlanned || undefined}
          >
            <i className="ul-port__jack" />
            <span aria-hidden="true">{letter}</span>
            <b className="ul-sr">{words}</b>
          </li>
        ))}
      </ul>
      <p className="ul-small ul-muted">{weekWords(week, messages)}</p>
    </Card>
  );
}
