import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** Where a page puts its buttons in the head around it; null until it is drawn, undefined without a head. */
export const HeadPlace = createContext<HTMLElement | null | undefined>(undefined);

export interface InHeadProps {
  children: ReactNode;
}

/** Draws buttons of a page in the head around it, or in their own place where there is none. */
export function InHead({ children }: InHeadProps) {
  const place = useContext(HeadPlace);
  if (place === undefined) return children;
  return place && createPortal(children, place);
}
