import { execFileSync, spawnSync } from 'node:child_process';
import { formatIpv4, type Ipv4, lengthOfMask } from '../src/address/index.ts';
import { type DeviceConfig, parentOf } from '../src/config/index.ts';
import type { Setup } from '../src/plane/index.ts';
import { filtersOf } from './device-filters.ts';
import { send, type Traced } from './send.ts';
import { isOn, portName, wiringOf } from './wiring.ts';

/** What the kernel did with a packet that a device sent. */
export interface Observed {
  isArrived: boolean;
  isAnswered: boolean;
  /** The devices that received it, by name. */
  receivers: string[];
}

/** A network, and what is sent through it. */
export interface Observation {
  setup: Setup;
  packets: readonly Traced[];
}

/**
 * Builds networks as they are configured: a namespace for each host and router, a bridge of Open vSwitch for each
 * switch. Sends the packets, all at once, and says for each network what became of each.
 */
export function observe(observations: readonly Observation[]): Observed[][] {
  const built = observations.map(build);
  try {
    const answered = send(
      observations.flatMap(({ packets }, at) =>
        packets.map((packet) => ({ ...packet, from: `${built[at]?.prefix}${packet.from}` })),
      ),
    );
    return observations.map(({ packets }, at) =>
      packets.map((_, place) => ({
        isAnswered: answered.shift() === true,
        ...fateIn(built[at], place),
      })),
    );
  } finally {
    batch(
      [],
      built.flatMap(({ spaces }) => spaces.map(({ space }) => `netns del ${space}`)),
    );
    const bridges = built.flatMap((one) => one.bridges);
    vsctl(bridges.map(([, name = '']) => ['del-br', name]));
  }
}

interface Built {
  /** What the names of its namespaces begin with. */
  prefix: string;
  spaces: { name: string; space: string; counted?: Set<string> }[];
  bridges: string[][];
}

/** The kernel removes ports a while after their namespace: each network has names of its own. */
let count = 0;

function build({ setup, packets }: Observation): Built {
  count += 1;
  const prefix = `n${count}`;
  const devices = setup.network.devices.filter(({ kind }) => kind !== 'switch');
  const spaces = devices.map(({ name }) => ({ name, space: `${prefix}${name}` }));
  const { links, ports, bridges } = wiringOf(setup, prefix);
  batch([], [...spaces.map(({ space }) => `netns add ${space}`), ...links]);
  for (const { name, space } of spaces) configure(setup, { name, space }, packets);
  vsctl([...bridges, ...ports]);
  return { prefix, spaces, bridges };
}

function fateIn(built: Built | undefined, place: number) {
  const whoSaw = (counter: string) =>
    (built?.spaces ?? []).flatMap((own) => {
      own.counted ??= countersOf(own.space);
      return own.counted.has(counter) ? [own.name] : [];
    });
  return {
    isArrived: whoSaw(`arrived${place}`).length > 0,
    receivers: whoSaw(`received${place}`).sort(),
  };
}

function vsctl(commands: string[][]) {
  const words = commands.flatMap((command) => ['--', ...command]).slice(1);
  if (words.length > 0) execFileSync('ovs-vsctl', words);
}

/** Why a network can't be built, or nothing. */
export const notBuildable = ({ configs, network }: Setup): string | undefined =>
  network.devices
    .filter(({ kind, name }) => kind === 'switch' && configs[name]?.isRouting)
    .map(({ name }) => `${name} is a switch that routes`)[0];

function configure(
  setup: Setup,
  { name: device, space }: Built['spaces'][number],
  packets: readonly Traced[],
) {
  const config = setup.configs[device];
  if (!config) return;
  const up = config.interfaces.filter(
    // Without an address, a device does nothing with packets, and the kernel does.
    ({ name, isShut, address }) =>
      address !== undefined && !isShut && isOn(setup, { device, port: parentOf(name) ?? name }),
  );
  const lines = up.flatMap(({ name, address, mask, encapsulation }) => {
    const port = portName(setup, { device, port: name });
    if (parentOf(name) && !encapsulation) return [];
    return [
      `addr add ${formatIpv4(address ?? 0)}/${lengthOf(mask)} dev ${port}`,
      `link set ${port} up`,
    ];
  });
  execFileSync('ip', ['netns', 'exec', space, 'sh', '-c', settingsOf(config)]);
  batch(['-n', space], ['link set lo up', ...lines]);
  // A route that leads nowhere isn't accepted, as on devices.
  batch(['-n', space, '-force'], routeLines(setup, device, config));
  if (packets.some(({ proto }) => proto === 'tcp'))
    execFileSync('ip', ['netns', 'exec', space, 'python3', '-c', ownChecksums]);
  execFileSync('ip', ['netns', 'exec', space, 'nft', '-f', '-'], {
    input: filtersOf(setup, device, packets),
  });
}

/** What differs from devices by default: filtering by the way back, redirects, and who answers for an address. */
function settingsOf({ kind, isRouting, interfaces }: DeviceConfig): string {
  const all = 'net/ipv4/conf/all';
  const isProxy =
    kind === 'router' && !interfaces.some(({ kept }) => kept.includes('no ip proxy-arp'));
  const settings = {
    'net/ipv4/ip_forward': isRouting && kind !== 'host' ? 1 : 0,
    [`${all}/rp_filter`]: 0,
    'net/ipv4/conf/default/rp_filter': 0,
    [`${all}/send_redirects`]: 0,
    'net/ipv4/conf/default/send_redirects': 0,
    [`${all}/accept_redirects`]: 0,
    // Routers ignore questions from outside the network of the interface.
    [`${all}/arp_ignore`]: isRouting ? 2 : 1,
    [`${all}/arp_announce`]: 2,
    [`${all}/proxy_arp`]: isProxy ? 1 : 0,
    'net/ipv4/icmp_ratelimit': 0,
  };
  return Object.entries(settings)
    .map(([key, value]) => `echo ${value} > /proc/sys/${key}`)
    .concat('for each in /proc/sys/net/ipv4/neigh/*/proxy_delay; do echo 0 > $each; done')
    .join('; ');
}

function routeLines(setup: Setup, device: string, config: DeviceConfig): string[] {
  if (!config.isRouting || config.kind === 'host')
    return config.gateway === undefined
      ? []
      : [`route add default via ${formatIpv4(config.gateway)}`];
  return config.routes.map(({ network, mask, nextHop, exit, distance }) => {
    const prefix = `${formatIpv4(network)}/${lengthOf(mask)}`;
    if (exit?.startsWith('Null')) return `route add blackhole ${prefix} metric ${distance}`;
    const via = nextHop === undefined ? '' : ` via ${formatIpv4(nextHop)}`;
    const dev = exit === undefined ? '' : ` dev ${portName(setup, { device, port: exit })}`;
    return `route add ${prefix}${via}${dev} metric ${distance}`;
  });
}

const lengthOf = (mask: Ipv4 | undefined) => lengthOfMask(mask ?? 0xffffffff) ?? 32;

function batch(options: string[], lines: string[]) {
  if (lines.length === 0) return;
  const isForced = options.includes('-force');
  const { status, stderr } = spawnSync('ip', [...options, '-batch', '-'], {
    input: lines.join('\n'),
    encoding: 'utf8',
  });
  if (status !== 0 && !isForced) throw new Error(`${lines.join('\n')}\n${stderr}`);
}

/** The kernel leaves checksums to virtual hardware, and Open vSwitch passes them on as they are: wrong. */
const ownChecksums = [
  'import array, fcntl, os, socket, struct',
  's = socket.socket(socket.AF_INET, socket.SOCK_DGRAM)',
  'off = array.array("B", struct.pack("II", 0x17, 0))',
  'for name in os.listdir("/sys/class/net"):',
  '  if name.startswith("p"):',
  '    fcntl.ioctl(s, 0x8946, struct.pack("16sP", name.encode(), off.buffer_info()[0]) + bytes(24))',
].join('\n');

/** The counters of a device that counted something. */
function countersOf(space: string): Set<string> {
  const output = execFileSync('ip', ['netns', 'exec', space, 'nft', '-j', 'list', 'counters'], {
    encoding: 'utf8',
  });
  const { nftables } = JSON.parse(output) as {
    nftables: { counter?: { name: string; packets: number } }[];
  };
  return new Set(
    nftables.flatMap(({ counter }) => (counter && counter.packets > 0 ? [counter.name] : [])),
  );
}
