import { useEffect, useRef } from 'react';

/** The id of a purchase in a list, where the focus goes once its dialog has closed. */
export const purchasePlace = (id: number) => `purchase-${id}`;

/**
 * A dialog gives the focus back to what opened it. Where that is gone with what was done, it goes to a place, else to
 * the title of the page.
 */
export function useFocusAfter(isOpen: boolean, placeId: string | undefined): void {
  const wasOpen = useRef(isOpen);
  const place = useRef(placeId);
  useEffect(() => {
    if (placeId !== undefined) place.current = placeId;
  }, [placeId]);
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isClosed) return;
    // Once the dialog has tried to give it back.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const heading = document.querySelector('h1');
        (document.getElementById(place.current ?? '') ?? heading)?.focus();
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [isOpen]);
}
