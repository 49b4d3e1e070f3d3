import { Inbox } from 'lucide-react';
import type { EmptyPlace } from '../not-ready.view.tsx';
import { messages } from './inbox.messages.ts';

/**
 * The inbox without work: a mentor whose inbox is clear is told what would be in it; undefined for
 * everybody else.
 */
export function emptyInbox(clearText: string | undefined): EmptyPlace {
  return {
    art: <Inbox className="ul-icon" size={24} aria-hidden />,
    title: clearText === undefined ? messages.notMentor : messages.clear,
    text: clearText ?? messages.notMentorText,
  };
}
