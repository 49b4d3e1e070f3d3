import { createHmac } from 'node:crypto';

export const builtInClientId = 'uplink-server';

/** The client secret of the server at its own provider: derived, so that no second one needs setting. */
export function builtInClientSecret(secret: string): string {
  return createHmac('sha256', secret).update('oidc client').digest('base64url');
}
