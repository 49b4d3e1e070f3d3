import type { Schema } from '@uplink/api-client';
import { isSecureAddress, maxLength, required } from '@uplink/api-client/domain';
import type { adminReferralMessages } from './referral.messages.ts';

/** How money went out; empty where none goes. */
export interface TransferValues {
  method: Schema<'PayoutMethod'>;
  reference: string;
  proof: string;
}

export const noTransfer: TransferValues = { method: 'bankTransfer', reference: '', proof: '' };

export const isHttps = (messages: typeof adminReferralMessages) => (link: string) =>
  isSecureAddress(link.trim()) ? undefined : messages.httpsOnly;

export const transferRules = (messages: typeof adminReferralMessages) => ({
  reference: [required, maxLength(120)],
  proof: [required, isHttps(messages), maxLength(2000)],
});
