import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { waitsForMessages } from './waits-for.messages.ts';

/** Says before a payment what the buyer has to finish before they can start; nothing if nothing is missing. */
export function WaitsFor({ waitsFor }: { waitsFor: Schema<'Quote'>['waitsFor'] | undefined }) {
  const messages = useMessages(waitsForMessages);
  return waitsFor && <p className="ul-small ul-strong">{messages.waitsFor(waitsFor)}</p>;
}
