export interface FrameSecret {
  /** Known to this frame alone: it goes in its calls. */
  verifier: string;
  /** Its hash, which the learner lets open the lesson. */
  challenge: string;
}

/** A new secret of a frame. Its address may be read by others, so that only the hash goes there. */
export async function createFrameSecret(): Promise<FrameSecret> {
  const verifier = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { verifier, challenge: base64Url(new Uint8Array(hash)) };
}

/** A few letters of the hash, for people to compare. */
export function codeOf(challenge: string): string {
  return challenge
    .replace(/[^a-z0-9]/gi, '')
    .slice(0, 4)
    .toUpperCase();
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
