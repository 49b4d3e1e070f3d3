import { Link } from '@uplink/ui/link';
import type { ReactNode } from 'react';

export interface PlaceLinkProps {
  className: string;
  /** The address of the place. */
  href: string;
  /** Opens the place without leaving the page or losing the scroll position. */
  onOpen: () => void;
  isCurrent?: boolean;
  children: ReactNode;
}

/** A link to a place within its page. Opening it in a new tab or window is left to the browser. */
export function PlaceLink({ className, href, onOpen, isCurrent, children }: PlaceLinkProps) {
  return (
    <Link
      className={className}
      href={href}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
      {...(isCurrent && { 'aria-current': 'true' })}
    >
      {children}
    </Link>
  );
}
