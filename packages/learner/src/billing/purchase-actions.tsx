import type { Schema } from '@uplink/api-client';
import { lazyView } from '@uplink/ui/lazy-part';
import { useState } from 'react';
import type { RowAction } from './billing.rules.ts';
import { purchasePlace, useFocusAfter } from './focus-after.ts';
import { useMethods } from './methods.controller.ts';

const CardDialog = lazyView(async () => (await import('./card-dialog.tsx')).CardDialog);
const PurchaseDialog = lazyView(async () => (await import('./purchase-dialog.tsx')).PurchaseDialog);
const RefundDialog = lazyView(async () => (await import('./refund-dialog.tsx')).RefundDialog);

/** The dialogs that start at purchases: what is open, and how to open one. */
export function usePurchaseActions() {
  const [open, setOpen] = useState<
    { purchase: Schema<'Purchase'>; action: RowAction } | 'card' | undefined
  >();
  const methods = useMethods();
  const about = typeof open === 'object' ? purchasePlace(open.purchase.id) : undefined;
  useFocusAfter(open !== undefined, about);
  const close = () => setOpen(undefined);
  const dialog =
    open === undefined ? null : open === 'card' ? (
      <CardDialog isReplacing={methods.some(({ type }) => type === 'card')} onClose={close} />
    ) : open.action === 'requestRefund' ? (
      <RefundDialog purchase={open.purchase} onClose={close} />
    ) : (
      <PurchaseDialog
        purchase={open.purchase}
        action={open.action}
        onCard={() => setOpen('card')}
        onClose={close}
      />
    );
  return {
    dialog,
    methods,
    openCard: () => setOpen('card'),
    start: (purchase: Schema<'Purchase'>, action: RowAction) => setOpen({ purchase, action }),
  };
}
