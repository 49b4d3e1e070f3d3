import type { EmptyPlace } from '../not-ready.view.tsx';
import { emptyHomeworkOfMentor, noContent } from '../placeholders.tsx';
import { messages } from './inbox.messages.ts';

/**
 * The inbox without work: a mentor whose inbox is clear is told what would be in it; undefined for
 * everybody else.
 */
export function emptyInbox(clearText: string | undefined): EmptyPlace {
  return clearText === undefined
    ? noContent({ title: messages.notMentor, text: messages.notMentorText })
    : emptyHomeworkOfMentor({ title: messages.clear, text: clearText });
}
