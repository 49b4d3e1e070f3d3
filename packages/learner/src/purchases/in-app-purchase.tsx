'use client';
import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { ModuleStatus, mainActionLabel } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { moduleQuery, productQuery, useUplink } from '@uplink/api-client/react';
import { useEffect, useState } from 'react';
import type { InAppPurchaseProps } from './in-app-purchase.types.ts';
import { OwnedView } from './owned.view.tsx';
import { PurchaseDialog } from './purchase-dialog.tsx';
import { purchasesMessages } from './purchases.messages.ts';

export type { InAppPurchaseProps };

/** Buys a product in a dialog: plan, coupon, what belongs to it, payment, and what is offered after it. */
export function InAppPurchase(props: InAppPurchaseProps) {
  const { product, onClose } = props;
  const client = useUplink();
  const isNamed = 'uniqueName' in product;
  const named = useQuery({
    ...productQuery(client, isNamed ? product : { type: 0, uniqueName: '' }),
    enabled: isNamed,
  });
  const byId = useQuery({
    ...moduleQuery(client, isNamed ? 0 : product.id),
    enabled: !isNamed,
    retry: false,
  });
  const module = isNamed ? named.data : byId.data;
  if (!module) {
    const isMissing = isNamed ? named.isFetched : byId.isError;
    return isMissing ? <Missing onClose={onClose} /> : null;
  }
  return <Open {...props} module={module} />;
}

/** Owned or not is decided when it opens: the purchase itself must not end the dialog. */
function Open({ module, ...props }: InAppPurchaseProps & { module: Schema<'Module'> }) {
  const messages = useMessages(purchasesMessages);
  const [isOwned] = useState(() => isOwn(module));
  return isOwned ? (
    <OwnedView
      text={ownText(module, messages)}
      name={module.name}
      onOpen={() => props.onFollowUp('start', module)}
      onClose={props.onClose}
    />
  ) : (
    <PurchaseDialog {...props} module={module} />
  );
}

/** What is free to begin isn't theirs yet, and neither is what they applied for. */
function ownText({ name, status }: Schema<'Module'>, messages: typeof purchasesMessages): string {
  if (status === ModuleStatus.startable) return messages.startable(name);
  return status === ModuleStatus.applied ? messages.applied(name) : messages.owned(name);
}

function isOwn(module: Schema<'Module'>): boolean {
  const label = mainActionLabel(module);
  return label === 'View module' || label === 'Start learning';
}

/** An address that names nothing that is sold opens no dialog. */
function Missing({ onClose }: Pick<InAppPurchaseProps, 'onClose'>) {
  useEffect(onClose, [onClose]);
  return null;
}
