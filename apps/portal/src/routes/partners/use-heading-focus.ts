import { useEffect, useRef } from 'react';
import { whenHeading } from '../../app/when-heading.ts';
import type { FramePlace } from './lesson-place.rules.ts';

/** Focuses the heading of what a person went to: on narrow pages the outline is far below it. */
export function useHeadingFocus(place: FramePlace): void {
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    return whenHeading((heading) => heading.focus());
  }, [place]);
}
