import type { CompanyProvider } from './companies.ts';

const patienceMs = 3000;
const mostBytes = 100_000;
const longestName = 120;

/**
 * A suggestion service of others, asked with what was typed as its one parameter, `query`. The call
 * comes from here: it tells nothing of who types. Its answer is a list of objects with `name` and
 * `domain`; whatever else it says is no suggestion.
 */
export function createHttpCompanies(url: string, send: typeof fetch = fetch): CompanyProvider {
  return {
    async suggest(query) {
      try {
        const address = new URL(url);
        address.search = new URLSearchParams({ query }).toString();
        const answer = await send(address, {
          headers: { accept: 'application/json' },
          redirect: 'error',
          signal: AbortSignal.timeout(patienceMs),
        });
        if (!answer.ok) return [];
        const text = await answer.text();
        return text.length > mostBytes ? [] : readCompanies(JSON.parse(text));
      } catch {
        return [];
      }
    },
  };
}

function readCompanies(list: unknown) {
  if (!Array.isArray(list)) return [];
  const companies = list.slice(0, 10).flatMap((one: unknown) => {
    const { name, domain } = (one ?? {}) as { name?: unknown; domain?: unknown };
    const isGood = typeof name === 'string' && name !== '' && name.length <= longestName;
    return isGood ? [{ id: typeof domain === 'string' && domain ? domain : name, name }] : [];
  });
  return companies.filter(({ id }, index) => companies.findIndex((one) => one.id === id) === index);
}
