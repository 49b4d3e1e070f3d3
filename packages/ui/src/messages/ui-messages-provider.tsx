import { type ReactNode, useContext } from 'react';
import { MessagesContext } from './messages-context.ts';
import type { UiMessageOverrides } from './ui-messages.ts';

export interface UiMessagesProviderProps {
  /** Texts by namespace. Others stay as they are; without it those of a provider around it apply. */
  messages?: UiMessageOverrides | undefined;
  /** The components, anywhere below. */
  children: ReactNode;
}

/**
 * Replaces words that components say on their own, such as 'Close' or 'Nothing found', for everything below it. Create
 * the object outside of components, so that texts stay the same from one rendering to the next.
 */
export function UiMessagesProvider({ messages, children }: UiMessagesProviderProps) {
  const outer = useContext(MessagesContext);
  return <MessagesContext.Provider value={messages ?? outer}>{children}</MessagesContext.Provider>;
}
