import { useMessages } from '@uplink/api-client/messages';
import { Button, LinkButton } from '@uplink/ui/button';
import { workListActionMessages } from './work-list-action.messages.ts';

export interface WorkListActionProps {
  /** Clears the filter; absent when the list is not filtered. */
  onShowAll?: (() => void) | undefined;
}

/** The action of an empty work list: clear the filter, or find a course. */
export function WorkListAction({ onShowAll }: WorkListActionProps) {
  const messages = useMessages(workListActionMessages);
  return onShowAll ? (
    <Button onPress={onShowAll}>{messages.showAll}</Button>
  ) : (
    <LinkButton href="/courses">{messages.find}</LinkButton>
  );
}
