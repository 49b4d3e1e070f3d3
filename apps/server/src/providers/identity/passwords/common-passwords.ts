/** Passwords that keep the composition rules and are among the first a guesser tries. */
const commonPasswords: ReadonlySet<string> = new Set([
  'password1',
  'password1!',
  'password12',
  'password123',
  'password123!',
  'passw0rd',
  'passw0rd!',
  'p@ssw0rd',
  'p@ssw0rd1',
  'p@ssword1',
  'qwerty123',
  'qwerty123!',
  'qwerty1!',
  'welcome1',
  'welcome1!',
  'welcome123',
  'admin123',
  'admin123!',
  'letmein1',
  'letmein1!',
  'abc12345',
  'abcd1234',
  'abc123!!',
  'iloveyou1',
  'monkey123',
  'dragon123',
  'football1',
  'baseball1',
  'sunshine1',
  'princess1',
  'superman1',
  'trustno1',
  'changeme1',
  'changeme1!',
  'test1234',
  'test1234!',
  'summer2024',
  'summer2025',
  'winter2025',
  'spring2026',
  'company123',
  'cisco123',
  'cisco123!',
  'network1',
  'network1!',
  'uplink123',
  'academy1',
  'academy123',
]);

/** Words that a year, a number or a sign behind them makes no better. */
const commonWords: ReadonlySet<string> = new Set([
  'password',
  'passwort',
  'qwerty',
  'qwertz',
  'welcome',
  'letmein',
  'admin',
  'administrator',
  'changeme',
  'iloveyou',
  'login',
  'secret',
  'abc',
  'abcd',
  'test',
  'user',
  'guest',
]);

const lookalikes: Record<string, string> = { '@': 'a', '0': 'o', '1': 'i', $: 's', '3': 'e' };

export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  if (commonPasswords.has(lower)) return true;
  const word = lower
    .replace(/[^a-z]+$/, '')
    .replace(/[@01$3]/g, (character) => lookalikes[character] ?? character);
  return commonWords.has(word);
}
