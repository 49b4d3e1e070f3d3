import { execFileSync, spawnSync } from 'node:child_process';
import type { RandomNetwork } from './random-network.ts';

/** A network of the Linux kernel: a namespace for each device, a pair of virtual ports for each link. */
export interface KernelNetwork {
  /** Where the kernel sends a packet: the port and the next hop. */
  routeTo(device: string, address: string): { port: string; via: string } | undefined;
  ping(device: string, address: string): boolean;
  /** The address that answers at each hop, up to the target. */
  traceroute(device: string, address: string, hops: number, isCalm?: boolean): string[];
  remove(): void;
}

/** The shortest name a port can have: the kernel allows 15 characters. */
const portName = (port: string) => port.replace('GigabitEthernet0/', 'g');

export function kernelNetwork({ network, addresses, routes, hosts }: RandomNetwork): KernelNetwork {
  const batch = (lines: string[], args: string[] = []) =>
    execFileSync('ip', [...args, '-batch', '-'], { input: lines.join('\n') });
  const names = network.devices.map(({ name }) => name);
  batch(names.map((name) => `netns add ${name}`));
  batch(
    network.links.map(
      ({ a, b }) =>
        `link add ${portName(a.port)} netns ${a.device} type veth peer name ${portName(b.port)} netns ${b.device}`,
    ),
  );
  for (const name of names) {
    const own = addresses.filter(({ device }) => device === name);
    const host = hosts.find((each) => each.name === name);
    sysctl(name, host === undefined);
    batch(
      [
        'link set lo up',
        ...own.flatMap(({ port, address, length }) => [
          `addr add ${address}/${length} dev ${portName(port)}`,
          `link set ${portName(port)} up`,
        ]),
        ...(host
          ? [
              `addr add ${host.address}/24 dev eth0`,
              'link set eth0 up',
              `route add default via ${host.gateway}`,
            ]
          : []),
      ],
      ['-n', name],
    );
  }
  for (const [name, own] of Object.entries(routes)) {
    batch(
      own.map(({ prefix, via, distance }) => `route add ${prefix} via ${via} metric ${distance}`),
      ['-n', name],
    );
  }
  return {
    routeTo(device, address) {
      const { stdout, status } = spawnSync('ip', ['-n', device, '-j', 'route', 'get', address], {
        encoding: 'utf8',
      });
      if (status !== 0) return undefined;
      const [found] = JSON.parse(stdout);
      return { port: found.dev, via: found.gateway ?? address };
    },
    ping: (device, address) =>
      within(device, ['ping', '-c', '1', '-W', '1', '-n', address]).status === 0,
    traceroute(device, address, hops, isCalm = false) {
      // The kernel sends few errors about missing routes at once: a calm run waits until it may again.
      if (isCalm) spawnSync('sleep', ['6']);
      const parallel = isCalm ? '1' : '4';
      const args = ['-n', '-q', '1', '-w', '1', '-N', parallel, '-m', String(hops), address];
      const { stdout } = within(device, ['traceroute', ...args]);
      return stdout
        .split('\n')
        .slice(1)
        .filter(Boolean)
        .map((line) => line.trim().split(/\s+/)[1] ?? '*');
    },
    remove: () => batch(names.map((name) => `netns del ${name}`)),
  };
}

/** What differs from devices by default: filtering by the way back, limits on errors, redirects. */
function sysctl(name: string, isRouter: boolean) {
  const settings = {
    'net.ipv4.ip_forward': isRouter ? 1 : 0,
    'net.ipv4.conf.all.rp_filter': 0,
    'net.ipv4.conf.default.rp_filter': 0,
    'net.ipv4.conf.all.send_redirects': 0,
    'net.ipv4.conf.default.send_redirects': 0,
    'net.ipv4.conf.all.accept_redirects': 0,
    'net.ipv4.icmp_ratelimit': 0,
    'net.ipv4.icmp_errors_use_inbound_ifaddr': 1,
  };
  const lines = Object.entries(settings).map(
    ([key, value]) => `echo ${value} > /proc/sys/${key.split('.').join('/')}`,
  );
  within(name, ['sh', '-c', lines.join('; ')]);
}

const within = (name: string, command: string[]) =>
  spawnSync('ip', ['netns', 'exec', name, ...command], { encoding: 'utf8' });
