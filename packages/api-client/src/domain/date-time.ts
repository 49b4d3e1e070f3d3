import { formatDate } from './format.ts';

/** Where the reader's own clock is: 'Europe/Amsterdam'. */
export const localZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** '21:31' by the reader's own clock. */
export function formatTime(instant: string): string {
  return new Date(instant).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}

/** '12 Mar 2026, 21:31' by the reader's own clock. */
export function formatDateTime(instant: string): string {
  return `${formatDate(instant)}, ${formatTime(instant)}`;
}
