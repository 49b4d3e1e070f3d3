import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Loading, Skeleton } from '@uplink/ui/skeleton';
import { Note } from '../states/note.tsx';
import { paymentsMessages } from './payments.messages.ts';
import './payments.css';

export type CardFieldViewProps =
  | { status: 'loading' | 'ready'; containerRef: (place: HTMLElement | null) => void }
  | { status: 'failed'; retry: () => void };

/** The place of the form; while it loads, and when it can't, the page around doesn't move. */
export function CardFieldView(props: CardFieldViewProps) {
  const messages = useMessages(paymentsMessages);
  if (props.status === 'failed') {
    return (
      <Note kind="fault" role="alert" className="ul-card-field">
        <p>{messages.failed}</p>
        <Button size="sm" onPress={props.retry}>
          {messages.retry}
        </Button>
      </Note>
    );
  }
  return (
    <div className="ul-card-field" data-status={props.status}>
      {props.status === 'loading' && (
        <div className="ul-card-field__wait">
          <Loading label={messages.form}>
            <Skeleton width="92px" />
            <Skeleton height={40} />
            <Skeleton height={40} />
          </Loading>
        </div>
      )}
      <div ref={props.containerRef} />
    </div>
  );
}
