import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../plugins/contract/handlers.ts';
import { originOf } from '../../providers/identity/throttle/origin.ts';
import { confirmApp, removeApp, startApp } from './authenticator.service.ts';
import { confirmFactor, startConfirmation } from './confirmation.service.ts';
import { addPasskey, removePasskey, startPasskey } from './passkeys.service.ts';
import { readSecondFactor, renewCodes } from './second-factor.service.ts';
import { endOtherSignIns, endSignIn, listSignIns } from './sign-ins.service.ts';

export function securityHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'listMySignIns'
  | 'endMyOtherSignIns'
  | 'endMySignIn'
  | 'getMySecondFactor'
  | 'startAuthenticator'
  | 'confirmAuthenticator'
  | 'removeAuthenticator'
  | 'renewRecoveryCodes'
  | 'confirmSecondFactor'
  | 'startSecondFactorConfirmation'
  | 'startPasskey'
  | 'addPasskey'
  | 'removePasskey'
> {
  return {
    listMySignIns: ({ caller }) => listSignIns(deps, caller),
    endMyOtherSignIns: ({ caller }) => endOtherSignIns(deps, caller),
    endMySignIn: ({ caller, path }) => endSignIn(deps, caller, path.id),
    getMySecondFactor: ({ caller }) => readSecondFactor(deps, caller),
    startAuthenticator: ({ caller }) => startApp(deps, caller),
    confirmAuthenticator: ({ caller, body }) => confirmApp(deps, caller, body.code),
    removeAuthenticator: ({ caller }) => removeApp(deps, caller),
    renewRecoveryCodes: ({ caller }) => renewCodes(deps, caller),
    confirmSecondFactor: ({ caller, body, request }) =>
      confirmFactor(deps, { caller, origin: originOf(request) }, body),
    startSecondFactorConfirmation: ({ caller }) => startConfirmation(deps, caller),
    startPasskey: ({ caller }) => startPasskey(deps, caller),
    addPasskey: ({ caller, body }) => addPasskey(deps, caller, body),
    removePasskey: ({ caller, path }) => removePasskey(deps, caller, path.id),
  };
}
