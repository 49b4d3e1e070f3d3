import { maskOf, type Prefix } from '../address/index.ts';
import { ALL, type Bdd, NONE, type Node } from './bdd.ts';
import { exactly, header, matching, wellFormed } from './header.ts';

/** A set of packets as exercises name it. What is left out may be anything. */
export interface Selection {
  from?: AddressSelection[];
  to?: AddressSelection[];
  proto?: number;
  sport?: number[];
  dport?: number[];
  icmpType?: number;
  icmpCode?: number;
  established?: boolean;
}

/** Addresses of one network, or all others. */
export interface AddressSelection {
  prefix: Prefix;
  isExcluded?: boolean;
}

/** The packets of a selection that can exist. */
export function selected(bdd: Bdd, selection: Selection): Node {
  const { from, to, sport, dport, ...values } = selection;
  const parts = [
    addresses(bdd, header.dst, to),
    addresses(bdd, header.src, from),
    oneOf(bdd, header.dport, dport),
    oneOf(bdd, header.sport, sport),
    exactly(bdd, values),
    wellFormed(bdd),
  ];
  return parts.reduceRight((set, part) => bdd.and(part, set), ALL as Node);
}

/** All networks that are named, without those that are excluded. */
function addresses(bdd: Bdd, field: typeof header.src, list: AddressSelection[] = []): Node {
  const networks = (isExcluded: boolean) =>
    list
      .filter((one) => Boolean(one.isExcluded) === isExcluded)
      .map(({ prefix }) => matching(bdd, field, prefix.address, ~maskOf(prefix.length)));
  const union = (sets: Node[]) => sets.reduce((set, part) => bdd.or(set, part), NONE);
  const named = networks(false);
  return bdd.less(named.length ? union(named) : ALL, union(networks(true)));
}

const oneOf = (bdd: Bdd, field: typeof header.src, values: number[] | undefined): Node =>
  values
    ? values.reduce<Node>((set, value) => bdd.or(set, matching(bdd, field, value)), NONE)
    : ALL;
