import { ApiError } from '@uplink/api-client';
import type { Authentication } from './authentication.tsx';

/**
 * Sends a card's token; where the bank asks the card's owner first, it is sent once more after they answered.
 * Rejects with the refusal of the card.
 */
export async function sendCard<Answer>(
  send: () => Promise<Answer>,
  authenticate: Authentication['authenticate'],
): Promise<Answer> {
  try {
    return await send();
  } catch (refusal) {
    const confirmation = refusal instanceof ApiError ? refusal.body.confirmation : undefined;
    if (!confirmation) throw refusal;
    await authenticate(confirmation);
    return send();
  }
}
