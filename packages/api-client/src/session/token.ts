/** An access token with its times, in milliseconds. */
export interface Token {
  value: string;
  renewedAt: number;
  expiresAt: number;
}

/** The subject of a token; empty if unreadable. Never used for access decisions. */
export function personOf(token: string): string {
  try {
    const payload = (token.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/');
    const { sub } = JSON.parse(atob(payload)) as { sub?: unknown };
    return typeof sub === 'string' ? sub : '';
  } catch {
    return '';
  }
}
