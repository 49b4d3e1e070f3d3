import { useEffect } from 'react';

/** Calls `onOpen` on Ctrl+K, Cmd+K on a Mac, wherever focus is. */
export function useCommandShortcut(onOpen: () => void): void {
  useEffect(() => {
    function listen(event: KeyboardEvent) {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isAsked || event.repeat || event.key.toLowerCase() !== 'k') return;
      // In browsers the same keys lead to their search field.
      event.preventDefault();
      onOpen();
    }
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onOpen]);
}
