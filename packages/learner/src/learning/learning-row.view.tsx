import type { Schema } from '@uplink/api-client';
import { ModuleStatus, mainActionLabel, productPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { productWords } from '@uplink/kit/products';
import { LinkButton } from '@uplink/ui/button';
import { MiniRoute } from '@uplink/ui/route-path';
import { ProductCover } from '../shared/product-cover.tsx';
import { dashboardMessages } from './dashboard.messages.ts';
import { moduleFacts } from './dashboard.rules.ts';
import './learning-row.css';

export interface LearningRowProps {
  module: Schema<'Module'>;
  /** How long the answer to an application usually takes. */
  wait?: Schema<'WaitClass'> | null;
}

/** One product in progress, with a link to continue. */
export function LearningRow({ module, wait = null }: LearningRowProps) {
  const messages = useMessages(dashboardMessages);
  const words = useMessages(productWords);
  const { name, status, progress, lessonCount } = module;
  const done = progress?.done ?? 0;
  const total = progress?.total ?? lessonCount;
  const isApplied = status === ModuleStatus.applied;
  // What can't be started yet has a page that says why.
  const isClosed = isApplied || module.isLocked || module.incompleteDependencies.length > 0;
  const label = isClosed ? 'View module' : mainActionLabel(module);
  return (
    <div className="ul-progress-row">
      <ProductCover module={module} isBare />
      <div>
        <p className="ul-medium">{name}</p>
        <p className="ul-small ul-muted">{moduleFacts(module, messages, words)}</p>
        {isApplied && <p className="ul-small">{messages.applied(wait)}</p>}
        <div className="ul-row ul-gap-12">
          <div className="ul-grow">
            <MiniRoute done={done} total={total} aria-label={messages.done(done, total)} />
          </div>
          <span className="ul-progress-row__n ul-mono ul-small">{messages.hop(done, total)}</span>
        </div>
      </div>
      <div>
        <LinkButton
          size="sm"
          variant={label === 'View module' ? 'quiet' : 'secondary'}
          href={productPath(module)}
          aria-label={messages.action(words.actions[label], name)}
        >
          {words.actions[label]}
        </LinkButton>
      </div>
    </div>
  );
}
