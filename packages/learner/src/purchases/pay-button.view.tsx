import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Lock } from 'lucide-react';
import { quoteMessages } from '../shared/quote.messages.ts';
import { payLabel } from '../shared/quote.rules.ts';
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
  const quoteTexts = useMessages(quoteMessages);
  const formats = useAllFormats();
  const { quote, isQuoting, isComplete } = form;
  const isReady = quote !== undefined && isComplete;
  // Disabled while its amount is asked for again, it would lose the focus of who just pressed it.
  const isPending = isPaying || (isReady && isQuoting);
  return (
    <Button
      variant="primary"
      size="lg"
      isBlock
      icon={<Lock className="ul-icon" size={16} aria-hidden />}
      isDisabled={!isReady && !isPending}
      isPending={isPending}
      onPress={onPay}
    >
      {quote ? payLabel(quote, quoteTexts, formats) : messages.loading}
    </Button>
  );
}
