import type { UplinkClient } from '@uplink/api-client';
import { isAllAllowed, onConsent } from './consent.ts';

/** Tells the server by the app's client. */
export const clickBy =
  ({ api }: UplinkClient) =>
  (referralCode: string) =>
    void api.POST('/referrals/clicks', { body: { referralCode } });

let followed: { code: string; stop: () => void } | undefined;

/**
 * Counts the visit by an invite link, now or as soon as the visitor agrees, on this page or a later one. The last link
 * counts; until then it is only remembered as long as the app is open.
 */
export function followInvite(code: string, send: (code: string) => void): void {
  if (followed?.code === code) return;
  followed?.stop();
  const count = () => {
    if (!isAllAllowed()) return;
    stop();
    send(code);
  };
  const stop = onConsent(count);
  followed = { code, stop };
  count();
}
