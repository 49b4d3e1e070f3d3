import { useQuery } from '@tanstack/react-query';
import { useMessages } from '@uplink/api-client/messages';
import { configurationQuery, useUplink } from '@uplink/api-client/react';
import { LinkButton } from '@uplink/ui/button';
import { purchasesMessages } from './purchases.messages.ts';

export interface NoPricesProps {
  product: string;
}

/** A product that can't be bought here, with a way to ask about it. */
export function NoPrices({ product }: NoPricesProps) {
  const messages = useMessages(purchasesMessages);
  const address = useQuery(configurationQuery(useUplink())).data?.supportEmail;
  const subject = encodeURIComponent(messages.askSubject(product));
  return (
    <div className="ul-stack ul-gap-16">
      <p>{messages.noPrices}</p>
      {address && (
        <p>
          <LinkButton href={`mailto:${address}?subject=${subject}`}>{messages.ask}</LinkButton>
        </p>
      )}
    </div>
  );
}
