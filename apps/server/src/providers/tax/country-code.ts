const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const notCountries = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

let codes: Map<string, string> | undefined;

/** The ISO 3166 code of a country by its code or its English name; undefined for no country. */
export function countryCode(text: string): string | undefined {
  codes ??= readCodes();
  return codes.get(text.trim().toLowerCase());
}

/** All countries that the runtime has a name for. */
function readCodes(): Map<string, string> {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const found = new Map<string, string>();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second))) {
    const name = names.of(code);
    // The code of a country that has another one now leads to that.
    const current = new Intl.Locale(`und-${code}`).region ?? code;
    if (!name || notCountries.includes(code)) continue;
    found.set(code.toLowerCase(), current);
    found.set(name.toLowerCase(), current);
  }
  return found.set('usa', 'US');
}
