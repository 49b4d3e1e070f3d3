import {
  NOTIFICATION_LIST_MAX_HEIGHT,
  NOTIFICATION_LIST_VISIBLE_ITEMS,
} from '@uplink/api-client/domain';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps a list so low that it scrolls above three items, whatever their height. Half of the fourth
 * shows below, where there is room for it: so it is seen that there are more.
 */
export function useListHeight(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  // After each drawing: what is listed and how high it is may be another.
  useLayoutEffect(() => {
    const list = ref.current;
    if (!list) return;
    const next = list.querySelectorAll('li')[NOTIFICATION_LIST_VISIBLE_ITEMS];
    if (!next) {
      list.style.maxHeight = '';
      return;
    }
    const { top, height } = next.getBoundingClientRect();
    const above = top - list.getBoundingClientRect().top + list.scrollTop;
    list.style.maxHeight = `${Math.min(NOTIFICATION_LIST_MAX_HEIGHT, above + height / 2)}px`;
  });
  return ref;
}
