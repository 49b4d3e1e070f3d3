const address = 'support@uplink.example';
const longestLog = 1500;

/** A mail to support with the page, the browser and what went wrong; codes and tokens are left out. */
export function supportMail(error?: Error): string {
  const page = location.origin + location.pathname;
  const log = error ? `${error.name}: ${error.message}\n${error.stack ?? ''}` : '';
  const body = [
    'What were you doing?\n\n',
    `Page: ${page}`,
    `Browser: ${navigator.userAgent}`,
    log && `Log: ${scrub(log).slice(0, longestLog)}`,
  ].join('\n');
  return `mailto:${address}?subject=${encodeURIComponent('Help with Uplink Academy')}&body=${encodeURIComponent(body)}`;
}

/** Queries, tokens and mail addresses do not belong in a mail. */
export function scrub(text: string): string {
  return text
    .replace(/\?[^\s)]*/g, '')
    .replace(/[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g, '[token]')
    .replace(/[^\s@]+@[^\s@]+\.[a-z]{2,}/gi, '[address]');
}
