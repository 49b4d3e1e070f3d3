/** Whether a link can be shown to others: https, without a name and password in it. */
export function isSafeLink(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return protocol === 'https:' && username === '' && password === '' && hostname.includes('.');
}
