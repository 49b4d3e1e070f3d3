import type { EmptyPlace } from '@uplink/kit/states';
import { emptyHomeworkOfMentor, noContent } from '@uplink/kit/states';
import { Button, LinkButton } from '@uplink/ui/button';
import type { inboxMessages } from './inbox.messages.ts';

/**
 * The inbox without work: a mentor whose inbox is clear is told what would be in it; undefined for
 * everyone else.
 */
export function emptyInbox(messages: typeof inboxMessages, clearText?: string): EmptyPlace {
  return clearText === undefined
    ? noContent({
        title: messages.notMentor,
        text: messages.notMentorText,
        action: <LinkButton href="/">{messages.home}</LinkButton>,
      })
    : emptyHomeworkOfMentor({ title: messages.clear, text: clearText });
}

interface Place {
  filterCount: number;
  clearFilters: () => void;
  onCursorChange: (cursor: undefined) => void;
}

/** A page without rows for a reason of its own: the list has moved on, or the filters leave nothing. */
export function emptyPage(
  place: Place,
  isContinued: boolean,
  messages: typeof inboxMessages,
): EmptyPlace | undefined {
  if (isContinued)
    return noContent({
      title: messages.pageGone,
      text: messages.pageGoneText,
      action: <Button onPress={() => place.onCursorChange(undefined)}>{messages.firstPage}</Button>,
    });
  if (place.filterCount > 0)
    return noContent({
      title: messages.noMatch,
      text: messages.noMatchText,
      action: <Button onPress={place.clearFilters}>{messages.clearFilters}</Button>,
    });
  return undefined;
}
