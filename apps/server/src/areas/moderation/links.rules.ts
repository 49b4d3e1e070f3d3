const schemes = /\b[a-z][a-z0-9+.-]{1,20}:\/\/|\bmailto:|\bdata:|\bh[tx]{2}ps?\b\s*[:[(]/;
const markdownTarget = /\]\s?[([]|^\s?\[[^\]]{1,999}\]:\s/m;
const anchor = /<\s*a\s/;
const www = /\bwww\d?\./;
/** Ends of names that advertising uses; file names such as `topology.yaml` and interfaces such as `ge-0/0/1.100` have none of them. */
const domain =
  /[\p{L}\p{N}-]\.(?:com|net|org|info|biz|io|co|me|ru|cn|xyz|top|site|online|shop|club|click|link|store|tk|ml|ga|cf|gq|ly|gl|gg|to|app|dev|cc|ws|su|pw|vip|win|bid|icu|live|page|pф|de|nl|uk|fr|in|xn--[a-z0-9-]+)(?![\p{L}\p{N}-])/u;

/** Latin letters that others are drawn like. */
const lookAlikes: Record<string, string> = {
  а: 'a',
  с: 'c',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  ո: 'n',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  ԝ: 'w',
  х: 'x',
  у: 'y',
  м: 'm',
  ɡ: 'g',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  ν: 'v',
  κ: 'k',
  α: 'a',
};

/** Whether a text names an address on the web, however it is spelled. */
export function hasLink(text: string): boolean {
  const plain = plainLetters(text);
  const spelled = withoutDisguise(plain);
  return (
    anchor.test(plain) ||
    markdownTarget.test(plain) ||
    [plain, spelled].some((one) => schemes.test(one) || www.test(one) || domain.test(one))
  );
}

/** Full-width letters become plain ones, invisible ones go, and those that look like Latin letters become them. */
function plainLetters(text: string): string {
  return (
    [
      ...text
        .normalize('NFKC')
        .replace(/\p{Cf}|\u034f|\u115f|\u3164/gu, '')
        .toLowerCase(),
    ]
      .map((letter) => lookAlikes[letter] ?? letter)
      .join('')
      .replace(/[。｡․∙·]/gu, '.')
      .replace(/&#(?:46|x2e);|&period;|%2e/g, '.')
      .replace(/&#(?:58|x3a);|&colon;|%3a/g, ':')
      .replace(/&#(?:47|x2f);|&sol;|%2f|[⁄∕]/g, '/')
      .replace(/\\(?=[.:/])/g, '')
      // Runs of spaces would be looked through again from each of them.
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n(?: ?\n)* ?/g, '\n')
  );
}

/** Undoes `evil[.]com`, `evil (dot) com` and `evil . com / offer`. */
const withoutDisguise = (text: string): string =>
  text
    .replace(/\s*[[({<]\s*(?:\.|dot|punkt|punt)\s*[\])}>]\s*/g, '.')
    .replace(/(?<=[\p{L}\p{N}])\s+dot\s+(?=[\p{L}\p{N}])/gu, '.')
    .replace(/(?<=[\p{L}\p{N}])\s+\.\s*(?=[\p{L}\p{N}])/gu, '.')
    .replace(/[*_`~]/g, '');
