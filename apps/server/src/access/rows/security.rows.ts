import type { AccessRows } from '../access-row.ts';
import { own } from '../object-ref.ts';

const signedIn = { who: 'signedIn' } as const;

/** Second factors and sign-ins: everyone's own. */
export const security: AccessRows = {
  listMySignIns: signedIn,
  endMyOtherSignIns: signedIn,
  endMySignIn: { who: 'signedIn', path: { id: 'no-such-sign-in' } },
  getMySecondFactor: signedIn,
  startAuthenticator: signedIn,
  confirmAuthenticator: { who: 'signedIn', body: { code: '000000' }, own: 422, needsMore: true },
  removeAuthenticator: signedIn,
  renewRecoveryCodes: signedIn,
  confirmSecondFactor: { who: 'signedIn', body: { code: '000000' }, own: 422, needsMore: true },
  startSecondFactorConfirmation: signedIn,
  startPasskey: signedIn,
  addPasskey: {
    who: 'signedIn',
    body: { name: 'Laptop', response: {} },
    own: 422,
    needsMore: true,
  },
  removePasskey: { who: 'signedIn', path: { id: own('passkey') }, quiet: true, last: true },
};
