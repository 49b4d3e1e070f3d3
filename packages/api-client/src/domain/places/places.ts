import { COUNTRIES } from './countries.ts';
import { STATES } from './states.ts';

/** Other names for places of the list that people and browsers use. */
const otherNames = new Map([
  ['usa', 'US'],
  ['united states of america', 'US'],
  ['uk', 'GB'],
  ['great britain', 'GB'],
  ['czech republic', 'CZ'],
  ['turkey', 'TR'],
  ['the netherlands', 'NL'],
]);

/** The ISO 3166 code of a country by its code or English name, in any case; undefined for no country. */
export const countryCode = (text: string): string | undefined =>
  codeIn(COUNTRIES, text) ?? otherNames.get(text.trim().toLowerCase());

/** The English name of a country by its code or name; any other text stays as it is. */
export const countryName = (text: string): string => COUNTRIES[countryCode(text) ?? ''] ?? text;

/**
 * The code of a state by its code or name. Where the country has no list of states, the text is the state;
 * undefined for what its list doesn't have.
 */
export function stateCode(country: string, text: string): string | undefined {
  const states = statesOf(country);
  return states ? codeIn(states, text) : text.trim();
}

/** The states of a country by their codes; undefined where an address has none or any text. */
export const statesOf = (country: string): Readonly<Record<string, string>> | undefined =>
  STATES[countryCode(country) ?? ''];

function codeIn(names: Readonly<Record<string, string>>, text: string): string | undefined {
  const wanted = text.trim().toLowerCase();
  return Object.keys(names).find(
    (code) => code.toLowerCase() === wanted || names[code]?.toLowerCase() === wanted,
  );
}
