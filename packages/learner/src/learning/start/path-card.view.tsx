import type { Schema } from '@uplink/api-client';
import { productPath } from '@uplink/api-client/domain';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { productWords } from '@uplink/kit/products';
import { Card } from '@uplink/ui/card';
import { Link } from '@uplink/ui/link';
import { Badge } from '@uplink/ui/status';
import { Check, Lock } from 'lucide-react';
import { ProductCover } from '../../shared/product-cover.tsx';
import { startMessages } from './start.messages.ts';
import { stateOf, stepFacts } from './start.rules.ts';
import './path-card.css';

export interface PathCardViewProps {
  path: Schema<'LearningPath'>;
}

/** The steps of the path, each with what it is, what opens it and what it costs. */
export function PathCardView({ path: { goals, steps } }: PathCardViewProps) {
  const messages = useMessages(startMessages);
  return (
    <Card
      isFlush
      title={goals.goal ? messages.paths[goals.goal] : messages.path}
      aside={
        goals.evenings !== null && (
          <span className="ul-small ul-muted">{messages.pace(goals.evenings)}</span>
        )
      }
    >
      <ol className="ul-path">
        {steps.map((step, index) => (
          <Step key={step.module.id} step={step} index={index} />
        ))}
      </ol>
      <div className="ul-path__foot ul-small">
        <span className="ul-muted">{messages.buyLater}</span>
        <Link className="ul-lone-link" href="/courses">
          {messages.all}
        </Link>
      </div>
    </Card>
  );
}

function Step({ step, index }: { step: Schema<'PathStep'>; index: number }) {
  const messages = useMessages(startMessages);
  const words = useMessages(productWords);
  const formats = useAllFormats();
  const { module, kind, price } = step;
  const state = stateOf(step, index);
  return (
    <li className="ul-path__step" data-state={state}>
      <span className="ul-path__mark">
        {state === 'done' && <Check className="ul-icon" size={12} aria-hidden />}
        {state === 'later' && <Lock className="ul-icon" size={10} aria-hidden />}
      </span>
      <span className="ul-path__cover">
        <ProductCover module={module} isBare />
      </span>
      <span className="ul-path__words">
        <Link className="ul-medium ul-path__name" href={productPath(module)}>
          {module.name}
        </Link>
        <span className="ul-small ul-muted">{stepFacts(step, messages, words, formats)}</span>
        <span className="ul-sr">{messages.states[state]}</span>
      </span>
      {price && <span className="ul-medium ul-path__price">{formats.money(price)}</span>}
      {kind === 'free' && (
        <span className="ul-path__price">
          <Badge>{messages.yours}</Badge>
        </span>
      )}
    </li>
  );
}
