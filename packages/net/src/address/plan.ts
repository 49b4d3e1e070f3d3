import { covers, isAligned, overlaps, usableHosts } from './networks.ts';
import type { Prefix } from './prefix.ts';

/** One network of a plan: which prefix it got, and how many hosts it must hold. */
export interface PlannedNetwork {
  id: string;
  prefix: Prefix;
  hosts: number;
}

/** Why a plan is wrong. Networks are named by their id. */
export type PlanFault =
  | { cause: 'outside' | 'unaligned' | 'too-small' | 'too-big'; network: string }
  | { cause: 'overlap'; network: string; other: string };

/** The longest prefix of a LAN that has room for the hosts: 60 → 26. A /31 has no broadcast, so at most 30. */
export function lengthForHosts(hosts: number): number {
  let length = 30;
  while (length > 0 && usableHosts({ address: 0, length }) < hosts) length -= 1;
  return length;
}

/** Every fault of a plan inside its block. Any order of the networks is right. */
export function planFaults(
  block: Prefix,
  networks: PlannedNetwork[],
  isLeastWaste = false,
): PlanFault[] {
  const faults: PlanFault[] = [];
  networks.forEach(({ id, prefix, hosts }, at) => {
    if (!isAligned(prefix)) faults.push({ cause: 'unaligned', network: id });
    if (!covers(block, prefix)) faults.push({ cause: 'outside', network: id });
    if (usableHosts(prefix) < hosts) faults.push({ cause: 'too-small', network: id });
    else if (isLeastWaste && prefix.length < lengthForHosts(hosts))
      faults.push({ cause: 'too-big', network: id });
    for (const other of networks.slice(0, at))
      if (overlaps(prefix, other.prefix))
        faults.push({ cause: 'overlap', network: id, other: other.id });
  });
  return faults;
}
