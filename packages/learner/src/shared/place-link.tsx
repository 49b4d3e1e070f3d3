import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';

export interface PlaceLinkProps {
  className: string;
  /** The address of the place. */
  href: string;
  /** Opens the place in the page as it stands and is scrolled. */
  onOpen: () => void;
  isCurrent?: boolean;
  children: ReactNode;
}

/** A link to a place within its page. A new tab or window is the browser's. */
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
