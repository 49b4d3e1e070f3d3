import { meQuery } from '@uplink/api-client/react';
import { client, queryClient } from './client.ts';
import { scrub } from './scrub.ts';

const longestLog = 1500;

/** A mail to support with page, user, browser and what went wrong; codes and tokens are left out. */
export function supportMail(address: string, error?: Error): string {
  const me = queryClient.getQueryData(meQuery(client).queryKey);
  const page = location.origin + location.pathname;
  const log = error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : '';
  const body = [
    'What were you doing?\n\n',
    `Page: ${page}`,
    me && `User: ${me.id}, ${me.firstName} ${me.lastName}`,
    `Browser: ${navigator.userAgent}`,
    log && `Log: ${scrub(log).slice(0, longestLog)}`,
  ]
    .filter(Boolean)
    .join('\n');
  return `mailto:${address}?subject=${encodeURIComponent('Help with Uplink Academy')}&body=${encodeURIComponent(body)}`;
}
