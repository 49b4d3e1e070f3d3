import type { Schema } from '@uplink/api-client';
import { formatMoney } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Lock } from 'lucide-react';
import type { OrderForm } from './order.controller.ts';
import { purchasesMessages } from './purchases.messages.ts';

export interface PayButtonProps {
  form: Pick<OrderForm, 'quote' | 'isQuoting' | 'isComplete'>;
  isPaying: boolean;
  onPay: () => void;
}

/** The only thing that buys: it names the amount, and waits for it. */
export function PayButton({ form, isPaying, onPay }: PayButtonProps) {
  const messages = useMessages(purchasesMessages);
  const { quote, isQuoting, isComplete } = form;
  const isReady = quote !== undefined && !isQuoting && isComplete;
  return (
    <Button
      variant="primary"
      size="lg"
      isBlock
      icon={<Lock className="ul-icon" size={16} aria-hidden />}
      isDisabled={!isReady && !isPaying}
      isPending={isPaying}
      onPress={onPay}
    >
      {quote ? payLabel(quote, messages) : messages.loading}
    </Button>
  );
}

function payLabel(
  { dueToday: amount, currency, nextCharge, trialEndsAt }: Schema<'Quote'>,
  messages: typeof purchasesMessages,
): string {
  if (amount > 0) return messages.pay(formatMoney({ amount, currency }));
  return nextCharge && trialEndsAt ? messages.startTrial : messages.enrol;
}
