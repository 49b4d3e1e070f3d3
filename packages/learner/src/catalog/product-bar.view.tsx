import { Avatar } from '@uplink/ui/avatar';
import { Button } from '@uplink/ui/button';
import { MiniRoute } from '@uplink/ui/route-path';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { LearnerStatus } from '../shared/learner-status.tsx';
import { messages } from './catalog.messages.ts';
import type { ProductDetailReady } from './product-detail.controller.ts';
import './catalog.css';

export type ProductBarProps = Omit<ProductDetailReady, 'status' | 'parts'>;

/** How far its learner is, who helps, and the one button; when it is off it says why. */
export function ProductBar({ details, action, isActing, onAct }: ProductBarProps) {
  const { module, mentor } = details;
  const whyId = useId();
  return (
    <section className="ul-card ul-product__bar" aria-label={messages.progress}>
      <div>
        <Distance details={details} />
        {action.why && (
          <p className="ul-small ul-muted ul-product__why" id={whyId}>
            {action.why}
          </p>
        )}
      </div>
      <span className="ul-row ul-gap-16">
        <LearnerStatus status={module.status} />
        {mentor && (
          <span>
            <span className="ul-row ul-gap-8 ul-muted">
              <Avatar name={mentor.name} image={mentor.avatar} size="sm" isDecorative />
              <span>{messages.mentor(mentor)}</span>
            </span>
          </span>
        )}
      </span>
      <Button
        variant="primary"
        isDisabled={action.why !== undefined}
        isPending={isActing}
        {...(action.why !== undefined && { 'aria-describedby': whyId })}
        endIcon={<ArrowRight className="ul-icon" size={18} />}
        onPress={onAct}
      >
        {action.label}
      </Button>
    </section>
  );
}

function Distance({ details: { module } }: Pick<ProductBarProps, 'details'>) {
  if (!module.progress) return <span className="ul-muted">{messages.notYours}</span>;
  const { done, total } = module.progress;
  return (
    <div className="ul-row ul-gap-16">
      <div className="ul-grow">
        <MiniRoute done={done} total={total} aria-label={messages.done(done, total)} />
      </div>
      <span className="ul-mono ul-small ul-none">{messages.hop(done, total)}</span>
    </div>
  );
}
