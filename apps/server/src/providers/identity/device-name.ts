import Bowser from 'bowser';

const longest = 80;

/** Browser and system of a user agent, such as Firefox on Linux; null when it names neither. */
export function deviceName(userAgent: string | undefined): string | null {
  if (!userAgent) return null;
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  const name = [browser.name, os.name].filter(Boolean).join(' on ');
  return name === '' ? null : name.slice(0, longest);
}
