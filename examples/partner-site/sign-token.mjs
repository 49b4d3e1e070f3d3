import { createHmac, randomUUID } from 'node:crypto';

/**
 * What the partner's own server does: it signs that one lesson may be shown to the visitor who asks for the page. The
 * secret never reaches a browser.
 */
export function signToken({ academy, key, secret, lesson, origin }) {
  const now = Math.floor(Date.now() / 1000);
  const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const head = encode({ alg: 'HS256', kid: secret.split('_')[1] });
  const claims = encode({
    iss: key,
    aud: academy,
    jti: randomUUID(),
    iat: now,
    exp: now + 60,
    lesson,
    origin,
  });
  const signature = createHmac('sha256', secret).update(`${head}.${claims}`).digest('base64url');
  return `${head}.${claims}.${signature}`;
}
