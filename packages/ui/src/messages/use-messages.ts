import { useContext, useMemo } from 'react';
import type { Messages } from './define-messages.ts';
import { MessagesContext } from './messages-context.ts';

/** A component's texts, with those that the nearest `UiMessagesProvider` replaces. */
export function useMessages<T>({ namespace, texts }: Messages<T>): T {
  const own = useContext(MessagesContext)?.[namespace];
  return useMemo(() => (own ? { ...texts, ...own } : texts), [texts, own]);
}
