import type { Schema } from '@uplink/api-client';
import { isSecureAddress, VALIDATION } from '@uplink/api-client/domain';
import { unprocessable } from '../../../plugins/errors/errors.ts';

/** How the money was sent, and what proves it. */
export interface Transfer {
  method: Schema<'PayoutMethod'>;
  reference: string;
  proof: string;
  note: string;
}

/** What was entered about the transfer, complete; refused with a message per missing field. */
export function transferOf({
  method,
  reference,
  proof,
  note,
}: Partial<Transfer> & { note: string }): Transfer {
  const faults = {
    ...(!method && { method: VALIDATION.required }),
    ...(!reference && { reference: VALIDATION.required }),
    ...(!proof && { proof: VALIDATION.required }),
    ...(proof && !isSecureAddress(proof) && { proof: 'Enter a link that starts with https://' }),
  };
  if (!method || !reference || !proof || Object.keys(faults).length > 0)
    throw unprocessable('A payout needs its method, reference and proof.', faults);
  return { method, reference: reference.trim(), proof, note };
}
