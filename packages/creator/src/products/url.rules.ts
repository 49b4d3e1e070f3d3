import { firstError, maxLength, pattern, type Rule, required } from '@uplink/api-client/domain';

export const nameRules: readonly Rule[] = [required, maxLength(120)];
export const urlRules: readonly Rule[] = [
  required,
  maxLength(80),
  pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/),
];
const aliasForm: readonly Rule[] = [maxLength(40), pattern(/^[A-Za-z0-9]+([-_][A-Za-z0-9]+)*$/)];

/** An alias may be left out. */
export const aliasRule: Rule = (alias) => (alias === '' ? undefined : firstError(alias, aliasForm));

/** The address that a name suggests: "BGP & OSPF" is `bgp-ospf`. */
export function urlOf(name: string): string {
  const words = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return words
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');
}
