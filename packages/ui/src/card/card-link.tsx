import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import './card.css';

export interface CardLinkProps {
  /** Where it leads. */
  href: string;
  /** Further classes of the card. */
  className?: string;
  /** Content of the card. */
  children: ReactNode;
}

/** A card that leads somewhere as a whole. */
export function CardLink({ href, className, children }: CardLinkProps) {
  return (
    <Link className={className ? `ul-card ${className}` : 'ul-card'} href={href}>
      {children}
    </Link>
  );
}
