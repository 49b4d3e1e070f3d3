import { examRemainingMs, examWarning, formatTimer } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { useLatest } from '@uplink/api-client/react';
import { useEffect, useState } from 'react';
import { examAttemptMessages } from './exam-attempt.messages.ts';
import './exam.css';

export interface ExamClockProps {
  startedAt: string;
  /** By the clock of the server. */
  deadline: string;
  /** What the server's clock is ahead of this device's. */
  skewMs: number;
  /** Told once, when nothing is left. */
  onTimeUp: () => void;
}

const secondMs = 1000;

/** What is left of the time; at 10, 5 and 1 minutes it is also read out. */
export function ExamClock({ startedAt, deadline, skewMs, onTimeUp }: ExamClockProps) {
  const messages = useMessages(examAttemptMessages);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), secondMs);
    return () => clearInterval(timer);
  }, []);
  const leftMs = examRemainingMs(deadline, now + skewMs);
  const isUp = leftMs === 0;
  const latest = useLatest(onTimeUp);
  useEffect(() => {
    if (isUp) latest.current();
  }, [isUp]);
  const warning = isUp
    ? undefined
    : examWarning(leftMs, Date.parse(deadline) - Date.parse(startedAt));
  return (
    <span className="ul-exam-clock" data-warning={warning}>
      <span className="ul-mono ul-exam-clock__time" role="timer" aria-label={messages.timeLeft}>
        {formatTimer(Math.ceil(leftMs / secondMs))}
      </span>
      <span className="ul-small ul-exam-clock__words" role="status">
        {warning !== undefined && messages.warning(warning)}
      </span>
    </span>
  );
}
