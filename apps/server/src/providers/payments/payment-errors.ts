import type { ClientAction, DeclineCode } from './payments.ts';

/** No answer in time, or a fault at the provider: whether money moved is unknown until it is read back. */
export class ProviderUnreachable extends Error {
  override name = 'ProviderUnreachable';
}

/** The provider can't accept the call: a fault of ours or of the configuration. No money has moved. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused';
}

/** A card or wallet can't be saved; the message is for the person. */
export class MethodRefused extends Error {
  override name = 'MethodRefused';
  readonly code: DeclineCode | 'tokenUsed' | 'notApproved' | 'authenticationNeeded';
  /**
   * With the code 'authenticationNeeded': what the browser does before the card is saved again with the same
   * token and key.
   */
  readonly clientAction: ClientAction | undefined;

  constructor(code: MethodRefused['code'], message: string, clientAction?: ClientAction) {
    super(message);
    this.code = code;
    this.clientAction = clientAction;
  }
}
