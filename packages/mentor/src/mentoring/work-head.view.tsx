import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Avatar } from '@uplink/ui/avatar';
import type { ReactNode } from 'react';
import { deskMessages } from './desk.messages.ts';
import type { DeskItem } from './desk.types.ts';

export interface WorkHeadProps {
  item: DeskItem;
  title: string;
  /** How long its learner was told that a review takes. @default nothing was said */
  waiting?: Schema<'WaitClass'> | null;
  /** Who has claimed it. */
  children?: ReactNode;
}

/** What is open: the task, its learner, and when it was handed in. */
export function WorkHead({ item, title, waiting, children }: WorkHeadProps) {
  const messages = useMessages(deskMessages);
  const formats = useFormats();
  // A quiz brings the heading of the page with it.
  const Title = item.kind === 'quiz' ? 'h2' : 'h1';
  const { product, kind, user, version, submittedAt } = item;
  return (
    <header className="ul-work-head">
      <p className="ul-eyebrow">
        {product.name} · {messages.kinds[kind].toLowerCase()}
      </p>
      <Title className="ul-work-head__title" tabIndex={-1}>
        {title}
      </Title>
      <div className="ul-cluster ul-gap-12 ul-work-head__facts">
        <span className="ul-row ul-gap-8">
          <Avatar name={user.name} image={user.avatar} size="xs" isDecorative />
          <span className="ul-medium">{user.name}</span>
        </span>
        <span className="ul-muted">
          {messages.handedIn(version, formats.ago(submittedAt, new Date()))}
        </span>
        {children}
      </div>
      {waiting && (
        <p className="ul-small ul-muted ul-work-head__told">{messages.learnersRead(waiting)}</p>
      )}
    </header>
  );
}
