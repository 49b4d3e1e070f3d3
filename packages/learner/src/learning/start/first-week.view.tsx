import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Card } from '@uplink/ui/card';
import { startMessages } from './start.messages.ts';
import type { Evening } from './start.rules.ts';
import './mentor-card.css';

export interface FirstWeekViewProps {
  evenings: readonly Evening[];
}

/** Which lesson fits which evening. */
export function FirstWeekView({ evenings }: FirstWeekViewProps) {
  const messages = useMessages(startMessages);
  const formats = useFormats();
  return (
    <Card isFlush title={messages.firstWeek}>
      <ol className="ul-evenings ul-small">
        {evenings.map(({ date, lesson, duration, ...parts }) => (
          <li key={date}>
            <span className="ul-mono ul-muted">
              {formats.part(new Date(`${date}T12:00:00Z`), { weekday: 'short' })}
            </span>
            <span>{messages.evening(lesson.name, parts)}</span>
            <span className="ul-muted">{duration > 0 && formats.duration(duration)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
