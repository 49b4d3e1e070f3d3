import { CircleAlert, Lock, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { commonMessages } from '../messages/common.messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import './states.css';

export interface StateProps {
  /** An icon or a small line drawing. */
  art?: ReactNode;
  /** One line: what goes here, or what happened. */
  title: string;
  /** What it means and what to do. */
  children?: ReactNode;
  /** The one way on. */
  action?: ReactNode;
  /** As a page of its own it carries the page's heading. @default false */
  isPage?: boolean | undefined;
  /** In one line beside its icon, for a place in a card or a list. @default false */
  isInline?: boolean;
}

/** A place without content: empty, not found, not allowed. */
export function State({
  art,
  title,
  children,
  action,
  isPage = false,
  isInline = false,
}: StateProps) {
  return (
    <div className="ul-state" data-page={isPage || undefined} data-inline={isInline || undefined}>
      {art && <div className="ul-state__art">{art}</div>}
      <div>
        {isPage ? (
          <h1 className="ul-h1" tabIndex={-1}>
            {title}
          </h1>
        ) : (
          <p className="ul-h4">{title}</p>
        )}
        {children && <div className="ul-state__text ul-muted">{children}</div>}
        {action && <div className="ul-state__actions">{action}</div>}
      </div>
    </div>
  );
}

export interface FailureProps extends Pick<StateProps, 'isPage'> {
  /** What could not be loaded. */
  message: string;
  /** Told to load it again. */
  onRetry: () => void;
}

/** A part that could not be loaded, with its own retry. */
export function Failure({ message, onRetry, isPage }: FailureProps) {
  const { failed, retry } = useMessages(commonMessages);
  return (
    <div role="alert">
      <State
        isPage={isPage}
        art={<Icon as={CircleAlert} size={24} className="ul-fault" />}
        title={failed}
        action={
          <Button icon={<Icon as={RotateCw} size={16} />} onPress={onRetry}>
            {retry}
          </Button>
        }
      >
        {message}
      </State>
    </div>
  );
}

export interface LockedProps extends Pick<StateProps, 'isPage'> {
  /** Why it is closed. */
  reason: string;
  /** The way to what opens it. */
  action?: ReactNode;
}

/** Something that opens later. */
export function Locked({ reason, action, isPage }: LockedProps) {
  const messages = useMessages(commonMessages);
  return (
    <State
      isPage={isPage}
      art={<Icon as={Lock} size={24} />}
      title={messages.locked}
      action={action}
    >
      {reason}
    </State>
  );
}
