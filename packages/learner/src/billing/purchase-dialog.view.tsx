import type { Schema } from '@uplink/api-client';
import { type AllFormats, useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { Loading, Skeleton } from '@uplink/ui/skeleton';
import { billingMessages } from './billing.messages.ts';
import { formatDay } from './billing.rules.ts';
import type { ReviewedAction } from './purchase-dialog.controller.ts';
import './order.css';

type Review = Schema<'PurchaseReview'>;

export interface PurchaseDialogViewProps {
  title: string;
  action: ReviewedAction;
  expiry: string | null;
  /** Undefined while it is asked for. */
  review: Review | undefined;
  error: string | undefined;
  /** The charge is on its way: its outcome can be asked for. */
  isUnknown: boolean;
  isPending: boolean;
  confirm: () => void;
  onCard: () => void;
  onClose: () => void;
}

/** What it means, the figures, and one button that repeats the verb and the amount. */
export function PurchaseDialogView(props: PurchaseDialogViewProps) {
  const messages = useMessages(billingMessages);
  const formats = useAllFormats();
  const { title, action, review, error, isUnknown, isPending, confirm, onCard, onClose } = props;
  const isCancelling = action === 'cancelSubscription';
  const isPaid = review !== undefined && review.dueToday > 0;
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose} autoFocus={isCancelling}>
            {isCancelling ? messages.keep : messages.notNow}
          </Button>
          <Button
            variant={isCancelling ? 'danger' : 'primary'}
            isDisabled={!review || (isPaid && review.method === null)}
            isPending={isPending}
            onPress={confirm}
          >
            {isUnknown
              ? messages.look
              : isPaid
                ? messages.pay(
                    formats.money({ amount: review.dueToday, currency: review.currency }),
                  )
                : messages.actions[action]}
          </Button>
        </>
      }
    >
      <div className="ul-stack">
        {review ? (
          <Figures {...props} review={review} />
        ) : (
          !error && (
            <Loading label={messages.review}>
              <Skeleton height={96} />
            </Loading>
          )
        )}
        <div role="status">{isUnknown && <p>{messages.processing}</p>}</div>
        {error && (
          <div role="alert" className="ul-bill__refusal">
            <p className="ul-fault">{error}</p>
            {isPaid && (
              <Button variant="link" onPress={onCard}>
                {messages.updateCard}
              </Button>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Figures({ action, review, expiry }: PurchaseDialogViewProps & { review: Review }) {
  const messages = useMessages(billingMessages);
  const formats = useAllFormats();
  const { currency, dueToday, nextCharge, isMonthly, method } = review;
  return (
    <>
      <p className="ul-muted">{explain(action, { ...review, expiry }, messages, formats)}</p>
      {action !== 'cancelSubscription' && (
        <dl className="ul-bill__figures">
          <div>
            <dt>{messages.chargedToday}</dt>
            <dd className="ul-mono">{formats.money({ amount: dueToday, currency })}</dd>
          </div>
          {nextCharge && (
            <div>
              <dt>{messages.from(formatDay(nextCharge.at, formats), isMonthly)}</dt>
              <dd className="ul-mono">{formats.money({ amount: nextCharge.amount, currency })}</dd>
            </div>
          )}
          <div>
            <dt>{messages.method}</dt>
            <dd>{method ?? messages.noMethod}</dd>
          </div>
        </dl>
      )}
    </>
  );
}

function explain(
  action: ReviewedAction,
  { dueToday, nextCharge, expiry }: Review & Pick<PurchaseDialogViewProps, 'expiry'>,
  messages: typeof billingMessages,
  formats: AllFormats,
) {
  if (action === 'cancelSubscription')
    return expiry ? messages.cancelKeeps(formats.date(expiry)) : messages.cancelNow;
  if (action !== 'reactivateSubscription') return messages.texts[action];
  return dueToday === 0 && nextCharge
    ? messages.resumes(formats.date(nextCharge.at))
    : messages.beginsToday;
}
