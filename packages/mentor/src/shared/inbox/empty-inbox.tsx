import type { EmptyPlace } from '@uplink/kit/states';
import { emptyHomeworkOfMentor, noContent } from '@uplink/kit/states';
import { LinkButton } from '@uplink/ui/button';
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
        action: <LinkButton href="/">{messages.home}</LinkButton>,
      })
    : emptyHomeworkOfMentor({ title: messages.clear, text: clearText });
}
