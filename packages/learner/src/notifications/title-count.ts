import { useEffect } from 'react';
import { useNotifications } from './notifications.controller.ts';
import { withCount } from './notifications.rules.ts';

/** Keeps the number of unread notifications before the page's title, whoever sets the title. */
export function useTitleCount(): void {
  const { unread } = useNotifications();
  useEffect(() => {
    const show = () => {
      const title = withCount(document.title, unread);
      if (title !== document.title) document.title = title;
    };
    show();
    const observer = new MutationObserver(show);
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    return () => observer.disconnect();
  }, [unread]);
}
