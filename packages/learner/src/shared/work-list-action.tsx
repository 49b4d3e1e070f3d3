import { Button, LinkButton } from '@uplink/ui/button';
import { messages } from './work-list-action.messages.ts';

export interface WorkListActionProps {
  /** Takes away what leaves something out; nothing does without it. */
  onShowAll?: (() => void) | undefined;
}

/** The way on from a list without work: what it leaves out, or where work comes from. */
export function WorkListAction({ onShowAll }: WorkListActionProps) {
  return onShowAll ? (
    <Button onPress={onShowAll}>{messages.showAll}</Button>
  ) : (
    <LinkButton href="/courses">{messages.find}</LinkButton>
  );
}
