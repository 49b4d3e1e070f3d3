import { createHash } from 'node:crypto';
import { unprocessable } from '../../plugins/errors/errors.ts';

/** The same for the same fields in any order. */
export function hashOfBody(body: object): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('base64url');
}

/** A request id belongs to what was first sent with it. */
export function sameRequest(hash: string, body: object): void {
  if (hash !== hashOfBody(body))
    throw unprocessable('This request was already sent with different content.', {
      requestId: 'Already used',
    });
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return Object.fromEntries(
    entries
      .toSorted(([one], [two]) => (one < two ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}
