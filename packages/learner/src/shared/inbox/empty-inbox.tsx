import { LinkButton } from '@uplink/ui/button';
import { messages as ways } from '../not-ready.messages.ts';
import type { EmptyPlace } from '../not-ready.view.tsx';
import { emptyHomeworkOfMentor, noContent } from '../placeholders.tsx';
import { messages } from './inbox.messages.ts';

/**
 * The inbox without work: a mentor whose inbox is clear is told what would be in it; undefined for
 * everybody else.
 */
export function emptyInbox(clearText: string | undefined): EmptyPlace {
  return clearText === undefined
    ? noContent({
        title: messages.notMentor,
        text: messages.notMentorText,
        action: <LinkButton href="/">{ways.home}</LinkButton>,
      })
    : emptyHomeworkOfMentor({ title: messages.clear, text: clearText });
}
