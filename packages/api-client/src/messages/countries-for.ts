import { COUNTRIES } from '../domain/places/index.ts';

/** The names of countries in another language, for the namespace `kit/places` of a provider's messages. */
export function countriesFor(locale: string): Record<string, string> {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return Object.fromEntries(Object.keys(COUNTRIES).map((code) => [code, names.of(code) ?? code]));
}
