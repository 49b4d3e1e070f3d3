import type { Schema } from '@uplink/api-client';
import { isSuspended, lessonPath, ModuleType } from '@uplink/api-client/domain';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { productWords } from '@uplink/kit/products';
import { Avatar } from '@uplink/ui/avatar';
import { Button } from '@uplink/ui/button';
import { lazyView } from '@uplink/ui/lazy-part';
import { Link } from '@uplink/ui/link';
import { MiniRoute } from '@uplink/ui/route-path';
import { ArrowRight } from 'lucide-react';
import { useId } from 'react';
import { LearnerStatus } from '../shared/learner-status.tsx';
import { catalogMessages } from './catalog.messages.ts';
import type { ProductDetailReady } from './product-detail.controller.ts';
import './product.css';

export type ProductBarProps = Omit<ProductDetailReady, 'status' | 'parts' | 'intro' | 'resources'>;

// Formats of money and plans are not in the first load of a product.
const OfferLine = lazyView(async () => (await import('./offer-line.view.tsx')).OfferLine);
const ApplyDialog = lazyView(async () => (await import('./apply-dialog.tsx')).ApplyDialog);

/** Progress, mentor and the main button, with the reason when it is disabled. */
export function ProductBar(props: ProductBarProps) {
  const messages = useMessages(catalogMessages);
  const words = useMessages(productWords);
  const { details, overview, action, isActing, onAct, isSkipping, onSkip } = props;
  const { isApplying, onApplyEnd } = props;
  const { module, mentor, canSkip, application } = details;
  const whyId = useId();
  return (
    <section className="ul-card ul-product__bar" aria-label={messages.progress}>
      <div>
        <Distance module={module} />
        {overview?.nextLesson && <Next {...overview} lesson={overview.nextLesson} />}
        {details.offer && (
          <OfferLine
            module={module}
            offer={details.offer}
            hasOtherAction={action.label !== 'Purchase'}
          />
        )}
        {action.why && (
          <p className="ul-small ul-muted ul-product__why" id={whyId}>
            {action.why}
          </p>
        )}
        {action.note && <p className="ul-small ul-product__why">{action.note}</p>}
        {module.status === null && application?.status === 'refused' && (
          <p className="ul-small ul-product__why">{messages.refused(application.reason)}</p>
        )}
        {module.isSkipped && (
          <p className="ul-small ul-muted ul-product__why">{messages.skipped}</p>
        )}
      </div>
      <span className="ul-row ul-gap-16">
        <LearnerStatus status={module.status} isSkipped={module.isSkipped} />
        {mentor && (
          <span className="ul-product__mentor">
            <span className="ul-row ul-gap-8 ul-muted">
              <Avatar name={mentor.name} image={mentor.avatar} size="sm" isDecorative />
              <span>{messages.mentor(mentor)}</span>
            </span>
          </span>
        )}
      </span>
      <div className="ul-product__steps">
        {canSkip && (
          <Button variant="quiet" isPending={isSkipping} onPress={onSkip}>
            {messages.skip(module.type)}
          </Button>
        )}
        <Button
          variant="primary"
          isDisabled={action.why !== undefined}
          isPending={isActing}
          {...(action.why !== undefined && { 'aria-describedby': whyId })}
          endIcon={<ArrowRight className="ul-icon" size={18} />}
          onPress={onAct}
        >
          {words.actions[action.label]}
        </Button>
      </div>
      {isApplying && <ApplyDialog module={module} onClose={onApplyEnd} />}
    </section>
  );
}

function Distance({ module }: { module: Schema<'Module'> }) {
  const messages = useMessages(catalogMessages);
  if (!module.progress) return <span className="ul-muted">{messages.notYours}</span>;
  const { done, total } = module.progress;
  if (total === 0) {
    const isLab = module.type === ModuleType.labs;
    if (isLab && isSuspended(module.status)) return null;
    return <span className="ul-muted">{isLab ? messages.ownLab : messages.noLessons}</span>;
  }
  return (
    <div className="ul-row ul-gap-16">
      <div className="ul-grow">
        <MiniRoute done={done} total={total} aria-label={messages.done(done, total)} />
      </div>
      <span className="ul-mono ul-small ul-none">{messages.hop(done, total)}</span>
    </div>
  );
}

interface NextProps {
  lesson: Schema<'LessonRef'>;
  remainingSeconds: number;
}

function Next({ lesson, remainingSeconds }: NextProps) {
  const messages = useMessages(catalogMessages);
  const formats = useFormats();
  return (
    <p className="ul-small ul-muted ul-product__why">
      {messages.next} <Link href={lessonPath(lesson)}>{lesson.name}</Link>
      {remainingSeconds > 0 && messages.left(formats.duration(remainingSeconds))}
    </p>
  );
}
