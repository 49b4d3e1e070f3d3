import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Loading, Skeleton } from '@uplink/ui/skeleton';
import { Note } from '../states/note.tsx';
import { paymentsMessages } from './payments.messages.ts';
import './payments.css';

export type CardFieldViewProps =
  | { status: 'loading' | 'ready'; place: (element: HTMLElement | null) => void }
  | { status: 'failed'; retry: () => void };

/** The place of the form; while it loads, and when it can't, the page around doesn't move. */
export function CardFieldView(props: CardFieldViewProps) {
  return props.status === 'failed' ? <FailedForm {...props} /> : <FormPlace {...props} />;
}

function FailedForm({ retry }: Extract<CardFieldViewProps, { status: 'failed' }>) {
  const messages = useMessages(paymentsMessages);
  return (
    <Note kind="fault" role="alert" className="ul-card-field">
      <p>{messages.failed}</p>
      <Button size="sm" onPress={retry}>
        {messages.retry}
      </Button>
    </Note>
  );
}

function FormPlace({
  status,
  place,
}: Extract<CardFieldViewProps, { status: 'loading' | 'ready' }>) {
  const messages = useMessages(paymentsMessages);
  return (
    <div className="ul-card-field" data-status={status}>
      {status === 'loading' && (
        <div className="ul-card-field__wait">
          <Loading label={messages.form}>
            <Skeleton width="92px" />
            <Skeleton height={40} />
            <Skeleton height={40} />
          </Loading>
        </div>
      )}
      <div ref={place} />
    </div>
  );
}
