import { useSyncExternalStore } from 'react';
import { documentTitle } from './document-title.ts';

let name = '';
const listeners = new Set<() => void>();

/** Names the page that is open: in the document's title and wherever `usePageName` shows it. */
export function setPageName(next: string | undefined): void {
  name = next ?? '';
  document.title = documentTitle(next);
  for (const listener of listeners) listener();
}

/** What the page that is open is called; empty while no one knows. */
export function usePageName(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    () => name,
  );
}
