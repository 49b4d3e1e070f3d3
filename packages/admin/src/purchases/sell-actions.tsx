'use client';
import { useQuery } from '@tanstack/react-query';
import { mayAny } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { meQuery, useUplink } from '@uplink/api-client/react';
import { Button } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { CreditCard, PackagePlus } from 'lucide-react';
import { useState } from 'react';
import { addCardMessages } from './add-card.messages.ts';
import { AddCard } from './add-card.tsx';
import { purchasesMessages } from './purchases.messages.ts';
import { SellDialog } from './sell-dialog.tsx';
import type { UserPurchasesProps } from './user-purchases.tsx';

/** The ways to add a card for someone and to sell them something, for those who may. */
export function SellActions({ userId }: UserPurchasesProps) {
  const addCard = useMessages(addCardMessages);
  const messages = useMessages(purchasesMessages);
  const me = useQuery(meQuery(useUplink())).data;
  const [open, setOpen] = useState<'sell' | 'card'>();
  const close = () => setOpen(undefined);
  if (!me || !mayAny(me, 'readPurchases') || me.id === userId) return null;
  return (
    <>
      <Button icon={<Icon as={CreditCard} />} onPress={() => setOpen('card')}>
        {addCard.add}
      </Button>
      {mayAny(me, 'createPurchase') && (
        <Button icon={<Icon as={PackagePlus} />} onPress={() => setOpen('sell')}>
          {messages.sell}
        </Button>
      )}
      {open === 'sell' && <SellDialog userId={userId} onClose={close} />}
      {open === 'card' && <AddCard userId={userId} onClose={close} />}
    </>
  );
}
