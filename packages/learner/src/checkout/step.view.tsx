import { HopNode, type HopState } from '@uplink/ui/route-path';
import type { ReactNode } from 'react';
import './steps.css';

export interface StepProps {
  title: string;
  /** Done, where the buyer is, or still to come. */
  state: Extract<HopState, 'done' | 'current' | 'open'>;
  /** The route ends here. @default false */
  isLast?: boolean;
  children: ReactNode;
}

/** One of the steps on the route that goes down the page. */
export function Step({ title, state, isLast = false, children }: StepProps) {
  return (
    <section className="ul-checkout__step" data-state={state} data-last={isLast || undefined}>
      <span className="ul-hop ul-node-box" data-state={state} aria-hidden="true">
        <HopNode state={state} />
      </span>
      <div>
        <h2 className="ul-h3 ul-checkout__title">{title}</h2>
        {children}
      </div>
    </section>
  );
}
