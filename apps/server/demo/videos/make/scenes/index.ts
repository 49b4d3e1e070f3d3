import type { Scene } from '../scene.types.ts';
import { dnsLookup, tcpHandshake } from './analysis.ts';
import { ospfNeighborStates, subnettingSplit } from './routing.ts';
import { aclOrder, phishingTriage } from './security.ts';
import { spanningTreeLoop, vlanTagging } from './switching.ts';

/** Every video by its file name. */
export const scenes: Record<string, Scene> = {
  'ospf-neighbor-states': ospfNeighborStates,
  'subnetting-split': subnettingSplit,
  'vlan-tagging': vlanTagging,
  'spanning-tree-loop': spanningTreeLoop,
  'tcp-handshake': tcpHandshake,
  'dns-lookup': dnsLookup,
  'acl-order': aclOrder,
  'phishing-triage': phishingTriage,
};
