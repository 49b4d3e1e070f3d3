import { useQuery } from '@tanstack/react-query';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { creditsQuery, useUplink } from '@uplink/api-client/react';
import { Checkbox } from '@uplink/ui/choice';
import { quoteMessages } from './quote.messages.ts';

interface CreditsOptionProps {
  /** Of the order: credits in another one pay nothing. */
  currency: string;
  isUsed: boolean;
  onChange: (isUsed: boolean) => void;
}

/** Lets the buyer's credits pay first; nothing without any. */
export function CreditsOption({ currency, isUsed, onChange }: CreditsOptionProps) {
  const messages = useMessages(quoteMessages);
  const formats = useAllFormats();
  const { data: credits } = useQuery(creditsQuery(useUplink()));
  const balance = credits?.balances.find((one) => one.currency === currency);
  if (!balance) return null;
  return (
    <Checkbox isSelected={isUsed} onChange={onChange}>
      {messages.payFirst(formats.money(balance))}
    </Checkbox>
  );
}
