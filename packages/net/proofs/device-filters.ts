import { formatIpv4 } from '../src/address/index.ts';
import type { Setup } from '../src/plane/index.ts';
import { rulesOf } from '../src/sets/index.ts';
import { matchOf } from './nftables.ts';
import type { Traced } from './send.ts';
import { portName } from './wiring.ts';

/** The access lists of a device where they are applied, and counters of the packets. */
export function filtersOf(setup: Setup, device: string, packets: readonly Traced[]): string {
  const config = setup.configs[device];
  const lists = (config?.accessLists ?? []).filter((list) => rulesOf(list).length > 0);
  const jumps = (direction: 'accessIn' | 'accessOut') =>
    (config?.interfaces ?? []).flatMap((own) => {
      const at = lists.findIndex(({ name }) => name === own[direction]);
      const port = portName(setup, { device, port: own.name });
      const field = direction === 'accessIn' ? 'iifname' : 'oifname';
      return at < 0 ? [] : [`    ${field} "${port}" jump list${at}`];
    });
  const chains = lists.map((list, at) => {
    const lines = rulesOf(list).map(
      ({ rule }) => `    ${matchOf(rule)} ${rule.action === 'permit' ? 'return' : 'drop'}`,
    );
    return `  chain list${at} {\n${lines.join('\n')}\n    drop\n  }`;
  });
  const counters = packets.flatMap((_, at) => [
    `  counter received${at} { }`,
    `  counter arrived${at} { }`,
  ]);
  const counts = (what: string) =>
    packets.map((packet, at) => `    ${packetMatch(packet)} counter name ${what}${at}`);
  return `${questionsFrom(setup, device)}table ip proof {
${counters.join('\n')}
${chains.join('\n')}
  chain received {
    type filter hook prerouting priority -400;
${counts('received').join('\n')}
  }
  chain in {
    type filter hook prerouting priority 0;
${jumps('accessIn').join('\n')}
  }
  chain out {
    type filter hook forward priority 0;
${jumps('accessOut').join('\n')}
  }
  chain arrived {
    type filter hook input priority 400;
${counts('arrived').join('\n')}
  }
}
`;
}

/** The kernel answers questions from outside the network of an interface in place of others; routers don't. */
function questionsFrom(setup: Setup, device: string): string {
  const config = setup.configs[device];
  if (config?.kind !== 'router') return '';
  const lines = config.interfaces.flatMap(({ name, address, mask }) => {
    if (address === undefined || mask === undefined) return [];
    const port = portName(setup, { device, port: name });
    const own = formatIpv4((address & mask) >>> 0);
    return [`    iifname "${port}" arp saddr ip & ${formatIpv4(mask)} != ${own} drop`];
  });
  return `table arp proof {
  chain questions {
    type filter hook input priority 0;
${lines.join('\n')}
  }
}
`;
}

const packetMatch = ({ dst, proto, dport }: Traced) =>
  `ip daddr ${formatIpv4(dst)} ${
    proto === 'icmp'
      ? 'icmp type echo-request'
      : `tcp dport ${dport} tcp flags & (syn | ack) == syn`
  }`;
