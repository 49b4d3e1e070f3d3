import { State } from '@uplink/ui/states';
import { Inbox } from 'lucide-react';
import { messages } from './work-list.messages.ts';

export interface EmptyInboxProps {
  /** A mentor whose inbox is clear is told what would be in it; undefined for everybody else. */
  clearText: string | undefined;
}

/** The inbox without work: clear for a mentor, plain for everybody else. */
export function EmptyInbox({ clearText }: EmptyInboxProps) {
  return (
    <State
      art={<Inbox className="ul-icon" size={24} aria-hidden />}
      title={clearText === undefined ? messages.notMentor : messages.clear}
    >
      {clearText ?? messages.notMentorText}
    </State>
  );
}
