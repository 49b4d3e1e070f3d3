import { Check, Lock, X } from 'lucide-react';
import { Icon } from '../icon/index.ts';
import './route-path.css';
import './route-trail.css';

/** done behind, current here, open ahead, locked later, fault failed, waiting for someone, skipped for good. */
export type HopState = 'done' | 'current' | 'open' | 'locked' | 'fault' | 'waiting' | 'skipped';

export interface HopNodeProps {
  /** How far the hop is. */
  state: HopState;
}

/** One node of a route; its state is in the text beside it. */
export function HopNode({ state }: HopNodeProps) {
  return (
    <span className="ul-hop__node" aria-hidden="true">
      {state === 'done' && <Icon as={Check} size={12} />}
      {state === 'locked' && <Icon as={Lock} size={10} />}
      {state === 'fault' && <Icon as={X} size={12} />}
    </span>
  );
}
