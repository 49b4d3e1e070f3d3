import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Note } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import type { ReactNode } from 'react';
import { seeAsUserMessages } from './see-as-user.messages.ts';
import type { OfViewProps } from './see-as-user.types.ts';
import { SeenProduct } from './seen-product.tsx';
import './user.css';

type Seen = Schema<'SeenLearning'>;

export interface SeenLearningProps extends OfViewProps {
  seen: Seen;
  onStop: () => void;
}

/** What a person sees of their learning, under a banner that says whose it is. */
export function SeenLearning({ userId, viewId, seen, onStop }: SeenLearningProps) {
  const messages = useMessages(seeAsUserMessages);
  const formats = useFormats();
  const { user, reason, until, continueLearning, products } = seen;
  return (
    <div className="ul-stack ul-gap-24">
      <Note role="status" className="ul-people__banner">
        <p className="ul-strong">{messages.banner(user.name, formats.time(until))}</p>
        <p className="ul-small">{messages.because(reason)}</p>
        <Button size="sm" onPress={onStop}>
          {messages.stop}
        </Button>
      </Note>
      {continueLearning && (
        <Card title={messages.next}>
          <p>{continueLearning.name}</p>
        </Card>
      )}
      <Card title={messages.products} isFlush={products.length > 0}>
        {products.length === 0 && <p className="ul-muted">{messages.noProducts}</p>}
        {products.map((one) => (
          <SeenProduct key={one.product.id} userId={userId} viewId={viewId} seen={one} />
        ))}
      </Card>
      <Facts title={messages.exams} none={messages.noExams}>
        {seen.exams.map(({ id, title, bestPercent, attemptsUsed }) => (
          <Fact key={id} name={title}>
            {messages.best(bestPercent)}, {messages.attempts(attemptsUsed)}
          </Fact>
        ))}
      </Facts>
      <Facts title={messages.certificates} none={messages.noCertificates}>
        {seen.achievements.map(({ id, name, earnedAt }) => (
          <Fact key={id} name={name}>
            {formats.date(earnedAt)}
          </Fact>
        ))}
      </Facts>
    </div>
  );
}

function Facts({ title, none, children }: { title: string; none: string; children: ReactNode[] }) {
  return (
    <Card title={title}>
      {children.length === 0 ? (
        <p className="ul-muted">{none}</p>
      ) : (
        <dl className="ul-stack">{children}</dl>
      )}
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="ul-medium">{name}</dt>
      <dd className="ul-small ul-muted">{children}</dd>
    </div>
  );
}
