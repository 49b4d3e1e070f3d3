import type { Schema } from '../contract.ts';

type Notification = Schema<'Notification'>;

/** A list replaces what was there, a single notification is added on top. Read stays read. */
export function receive(
  list: readonly Notification[],
  message: Notification | Notification[],
): Notification[] {
  const read = new Set(list.filter(({ isRead }) => isRead).map(({ id }) => id));
  const keepRead = (one: Notification) => (read.has(one.id) ? { ...one, isRead: true } : one);
  if (Array.isArray(message)) return message.map(keepRead);
  return [keepRead(message), ...list.filter(({ id }) => id !== message.id)];
}
