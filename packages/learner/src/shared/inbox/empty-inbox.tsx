import { ClearTray, IdleLink } from '@uplink/ui/states';
import type { EmptyPlace } from '../not-ready.view.tsx';
import { messages } from './inbox.messages.ts';

/**
 * The inbox without work: a mentor whose inbox is clear is told what would be in it; undefined for
 * everybody else.
 */
export function emptyInbox(clearText: string | undefined): EmptyPlace {
  return {
    art: clearText === undefined ? <IdleLink /> : <ClearTray />,
    title: clearText === undefined ? messages.notMentor : messages.clear,
    text: clearText ?? messages.notMentorText,
  };
}
