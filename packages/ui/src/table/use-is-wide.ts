import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether what stands in an element is wider than the element, so that it scrolls sideways. */
export function useIsWide(): [RefObject<HTMLElement | null>, boolean] {
  const ref = useRef<HTMLElement>(null);
  const [isWide, setWide] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWide(element.scrollWidth > element.clientWidth);
    measure();
    // Older browsers do not tell when only the element changes: the window's size has to do.
    if (typeof ResizeObserver === 'undefined') {
      window.addEventListener('resize', measure);
      return () => window.removeEventListener('resize', measure);
    }
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);
  return [ref, isWide];
}
