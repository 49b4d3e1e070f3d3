import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { useAuthentication } from '@uplink/kit/payments';
import { Block, Note } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { Loading } from '@uplink/ui/skeleton';
import { Failure } from '@uplink/ui/states';
import { BoughtView } from './bought.view.tsx';
import type { InAppPurchaseProps } from './in-app-purchase.types.ts';
import { useMethod } from './method.controller.ts';
import { NoPrices } from './no-prices.view.tsx';
import { useOrderForm } from './order.controller.ts';
import { OrderView } from './order.view.tsx';
import { PayButton } from './pay-button.view.tsx';
import { usePaying } from './paying.controller.ts';
import { usePriceList } from './price-list.controller.ts';
import { purchasesMessages } from './purchases.messages.ts';
import { WaitingView } from './waiting.view.tsx';
import './purchases.css';

interface PurchaseDialogProps extends Omit<InAppPurchaseProps, 'product'> {
  module: Schema<'Module'>;
}

export function PurchaseDialog(props: PurchaseDialogProps) {
  const messages = useMessages(purchasesMessages);
  const { module, coupon, replacedProduct, onClose, onFollowUp } = props;
  const isMigration = replacedProduct !== undefined;
  const prices = usePriceList({ productId: module.id, coupon, isMigration });
  const list = prices.status === 'ready' ? prices.list : undefined;
  const form = useOrderForm(list, replacedProduct);
  const { authenticate, dialog } = useAuthentication();
  const method = useMethod({ authenticate });
  const { body, quote } = form;
  const paying = usePaying({ body, quote, prepare: method.prepare, authenticate });
  const { phase } = paying;
  const title = messages.title(module.name);

  if (phase.step === 'bought')
    return <BoughtView {...phase} onClose={onClose} onFollowUp={onFollowUp} />;
  if (prices.status !== 'ready')
    return (
      <Dialog title={title} size="md" isOpen onClose={onClose}>
        {prices.status === 'loading' ? (
          <Loading label={messages.loading}>
            <div className="ul-stack ul-gap-12">
              <Block height={64} />
              <Block height={64} />
              <Block height={120} />
            </div>
          </Loading>
        ) : (
          <Failure message={messages.pricesInvalid} onRetry={prices.retry} />
        )}
      </Dialog>
    );
  if (phase.step === 'processing' || phase.step === 'confirming')
    return (
      <>
        <WaitingView {...paying} title={title} onClose={onClose} />
        {dialog}
      </>
    );
  const isPaying = phase.step === 'paying';
  const fault = (phase.step === 'form' ? phase.fault : undefined) ?? form.quoteError;
  return (
    <Dialog
      title={title}
      size="md"
      isOpen
      // The form stays until what was pressed has an answer.
      {...(!isPaying && { onClose })}
      footer={
        prices.list.prices.length === 0 ? (
          <Button onPress={onClose}>{messages.close}</Button>
        ) : (
          // Beside what was pressed, however far the form was scrolled.
          <div className="ul-grow ul-stack ul-gap-12">
            {fault !== undefined && (
              <Note kind="fault" role="alert">
                {fault}
              </Note>
            )}
            <PayButton form={form} isPaying={isPaying} onPay={paying.onPay} />
          </div>
        )
      }
    >
      {prices.list.prices.length === 0 ? (
        <NoPrices product={module.name} />
      ) : (
        <OrderView
          list={prices.list}
          coupon={prices.coupon}
          replaces={prices.replaces}
          form={form}
          method={method}
          isPaying={isPaying}
        />
      )}
      {dialog}
    </Dialog>
  );
}
