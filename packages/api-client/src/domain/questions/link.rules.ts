import { VALIDATION, webAddress } from '../validation/index.ts';

/** Where to read a question's subject again: a page of the academy, or another site's. */
export function linkFault(link: string | null): string | undefined {
  if (!link) return undefined;
  if (link.startsWith('/')) return /^\/[^/\\\s]\S*$/.test(link) ? undefined : VALIDATION.pattern;
  return webAddress(link);
}
