import type { ReactNode } from 'react';
import { Link } from '../link/link.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { HopNode, type HopState } from './hop-node.tsx';
import { routePathMessages } from './route-path.messages.ts';
import './route-path.css';

export interface Hop {
  id: string | number;
  label: string;
  /** Under the label, in figures: a length, a count. */
  meta?: string;
  state: HopState;
  /** The state for those who don't see the node, where the label doesn't tell it. @default what `ui/route-path` says of it */
  stateText?: string;
  /** Where it leads; a locked hop leads nowhere. */
  href?: string;
}

export interface RoutePathProps {
  /** Names the path with its count, e.g. 'OSPF in Practice: 4 of 9 hops done'. */
  'aria-label': string;
  /** At most 12. */
  hops: readonly Hop[];
}

/** More names than this do not fit beside each other on a small screen. */
const fewHops = 3;

/** Progress as distance on a route, with a name under each hop. */
export function RoutePath({ hops, ...props }: RoutePathProps) {
  return (
    <ol {...props} className="ul-route" data-many={hops.length > fewHops || undefined}>
      {hops.map((hop) => (
        <li
          key={hop.id}
          className="ul-hop"
          data-state={hop.state}
          aria-current={hop.state === 'current' ? 'step' : undefined}
        >
          <HopNode state={hop.state} />
          {hop.href ? (
            <Link className="ul-hop__label" href={hop.href}>
              <HopName {...hop} />
            </Link>
          ) : (
            <span className="ul-hop__label">
              <HopName {...hop} />
            </span>
          )}
          {hop.meta && <span className="ul-hop__meta">{hop.meta}</span>}
        </li>
      ))}
    </ol>
  );
}

function HopName({ label, state, stateText }: Hop): ReactNode {
  const messages = useMessages(routePathMessages);
  const told = stateText ?? messages[state];
  return (
    <>
      {label}
      {told && <span className="ul-sr">, {told}</span>}
    </>
  );
}
