/** Fields whose values say nothing about who someone is: the log keeps them as they are. */
const plain = new Set(['roles', 'status', 'blocked', 'isIAU', 'tshirtSize']);

/**
 * A value as the log keeps it. Entries are never changed, but people can be forgotten: of what they entered
 * only so much is kept that staff can see what was mistyped.
 */
export function masked(field: string, value: unknown): unknown {
  if (plain.has(field) || value === null || value === undefined) return value ?? null;
  if (field === 'email' && typeof value === 'string') {
    const [name = '', domain = ''] = value.split('@');
    return `${name.slice(0, 1)}***@${domain}`;
  }
  if (field === 'phone' && typeof value === 'string') return `***${value.slice(-2)}`;
  return '***';
}

/** Some fields of an account as the log keeps them. */
export const maskedFields = (
  fields: readonly string[],
  of: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(fields.map((field) => [field, masked(field, of[field])]));
