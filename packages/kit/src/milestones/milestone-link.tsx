import { useMessages } from '@uplink/api-client/messages';
import { Link } from '@uplink/ui/link';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { milestonePartsMessages } from './milestone-parts.messages.ts';
import './milestone-link.css';

export interface MilestoneLinkProps {
  /** The address. */
  href: string;
  /** What the link says. */
  children: ReactNode;
}

/** A link out of the academy, of a milestone or handed in for one. */
export function MilestoneLink({ href, children }: MilestoneLinkProps) {
  const messages = useMessages(milestonePartsMessages);
  return (
    <Link className="ul-milestone__link" href={href} target="_blank" rel="noreferrer">
      {children}
      <span className="ul-sr">{messages.newTab}</span>
      <ExternalLink className="ul-icon" size={15} aria-hidden />
    </Link>
  );
}
