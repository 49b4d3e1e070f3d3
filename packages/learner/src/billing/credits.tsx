'use client';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@uplink/api-client/messages';
import { creditCountQuery, useUplink } from '@uplink/api-client/react';
import { Card } from '@uplink/ui/card';
import { billingMessages } from './billing.messages.ts';

/** How many credits are not used yet; nothing without any. Render it below everything else: it appears late. */
export function Credits() {
  const messages = useMessages(billingMessages);
  const { data: count = 0 } = useQuery(creditCountQuery(useUplink()));
  if (count === 0) return null;
  return (
    <Card title={messages.credits}>
      <p className="ul-strong">{messages.creditCount(count)}</p>
      <p className="ul-muted">{messages.creditText}</p>
    </Card>
  );
}
