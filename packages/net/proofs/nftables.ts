import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatIpv4 } from '../src/address/index.ts';
import type { Packet } from '../src/packet/index.ts';
import {
  type AccessList,
  type AddressMatch,
  type PortMatch,
  type Rule,
  rulesOf,
} from '../src/sets/index.ts';

/**
 * Sends packets inside a network namespace of its own, and returns for each list the packets that the kernel let
 * through. Packets are told apart by the number in their IP header; nothing leaves the namespace.
 */
export function askKernel(lists: AccessList[], packets: Packet[]): Set<number>[] {
  const folder = mkdtempSync(join(tmpdir(), 'uplink-nft-'));
  try {
    writeFileSync(join(folder, 'rules.nft'), rulesFor(lists));
    writeFileSync(join(folder, 'packets.json'), JSON.stringify(packets));
    writeFileSync(join(folder, 'send.py'), sender);
    const script = [
      'ip link set lo up',
      'ip route add local 0.0.0.0/0 dev lo',
      'nft -f rules.nft',
      'python3 send.py',
      'nft -j list sets',
    ].join(' && ');
    const output = execFileSync('unshare', ['-m', '-n', 'sh', '-c', script], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    return readSets(output, lists.length);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

interface NftSet {
  name: string;
  elem?: (number | { elem: { val: number } })[];
}

function readSets(output: string, count: number): Set<number>[] {
  const { nftables } = JSON.parse(output) as { nftables: { set?: NftSet }[] };
  return Array.from({ length: count }, (_, at) => {
    const found = nftables.find(({ set }) => set?.name === `ok${at}`)?.set?.elem ?? [];
    return new Set(found.map((one) => (typeof one === 'number' ? one : one.elem.val)));
  });
}

/** Every list is a chain of its own; a packet walks through all of them and is then dropped. */
function rulesFor(lists: AccessList[]): string {
  const chains = lists.map((list, at) => {
    const lines = rulesOf(list).map(({ rule }) => {
      const verdict = rule.action === 'permit' ? `update @ok${at} { ip id } return` : 'return';
      return `    ${matchOf(rule)} ${verdict}`;
    });
    return `  set ok${at} { typeof ip id; flags dynamic; size 65535; }
  chain list${at} {\n${lines.join('\n')}\n  }`;
  });
  const jumps = lists.map((_, at) => `    ip id != 0 jump list${at}`);
  return `table ip proof {
${chains.join('\n')}
  chain out {
    type filter hook output priority 0; policy drop;
${jumps.join('\n')}
  }
}
`;
}

export function matchOf({ protocol, src, dst, sport, dport, icmp, isEstablished }: Rule): string {
  const name = protocol === 6 ? 'tcp' : 'udp';
  return [
    addressOf('saddr', src),
    addressOf('daddr', dst),
    protocol === undefined ? '' : `ip protocol ${protocol}`,
    sport ? portsOf(`${name} sport`, sport) : '',
    dport ? portsOf(`${name} dport`, dport) : '',
    icmp ? `icmp type ${icmp.type}` : '',
    icmp?.code === undefined ? '' : `icmp code ${icmp.code}`,
    isEstablished ? 'tcp flags & (ack | rst) != 0' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function addressOf(field: string, { address, wildcard }: AddressMatch) {
  if (wildcard === 0xffffffff) return '';
  return `ip ${field} & ${formatIpv4(~wildcard >>> 0)} == ${formatIpv4(address)}`;
}

function portsOf(field: string, { operator, ports }: PortMatch) {
  const [first = 0, last = 0] = ports;
  const set = `{ ${[...new Set(ports)].join(', ')} }`;
  if (operator === 'gt') return `${field} > ${first}`;
  if (operator === 'lt') return `${field} < ${first}`;
  if (operator === 'range') return `${field} ${first}-${last}`;
  return operator === 'eq' ? `${field} ${set}` : `${field} != ${set}`;
}

/** Node has no raw sockets. */
const sender = `
import json, socket, struct
out = socket.socket(socket.AF_INET, socket.SOCK_RAW, socket.IPPROTO_RAW)
for number, p in enumerate(json.load(open("packets.json")), 1):
    proto = p["proto"]
    if proto == 6:
        flags = 0x10 if p.get("established") else 0x02
        body = struct.pack("!HHIIBBHHH", p["sport"], p["dport"], 0, 0, 5 << 4, flags, 0, 0, 0)
    elif proto == 17:
        body = struct.pack("!HHHH", p["sport"], p["dport"], 8, 0)
    elif proto == 1:
        body = struct.pack("!BBHI", p["icmpType"], p["icmpCode"], 0, 0)
    else:
        body = bytes(24)
    head = struct.pack("!BBHHHBBHII", 0x45, 0, 20 + len(body), number, 0, 64, proto, 0, p["src"], p["dst"])
    target = socket.inet_ntoa(struct.pack("!I", p["dst"]))
    try:
        out.sendto(head + body, (target, 0))
    except PermissionError:
        pass  # dropped, as everything is at the end
`;
