/**
 * Compares forwarding with the Linux kernel: routes, pings and traceroutes of random networks. Runs inside
 * `unshare -m -n`, so that it leaves nothing behind: see `in-namespaces.mjs`.
 */
import { formatIpv4, parseIpv4 } from '../src/address/index.ts';
import { ping, routesOf, type Setup, startConfigs, traceHop, wayTo } from '../src/plane/index.ts';
import { kernelNetwork } from './kernel.ts';
import { randomNetwork, targetsOf } from './random-network.ts';

const NETWORKS = Number(process.env.KERNEL_NETWORKS ?? 6);
const FIRST = Number(process.env.KERNEL_FIRST ?? 1);
const TARGETS = 40;
const HOPS = 8;
const isPatient = true;

const counts = { routes: 0, pings: 0, traceroutes: 0, hops: 0 };
const differences: string[] = [];

for (let seed = FIRST; seed < FIRST + NETWORKS; seed++) {
  const random = randomNetwork(seed);
  const setup: Setup = { network: random.network, configs: startConfigs(random.network) };
  const kernel = kernelNetwork(random);
  for (const { name, kind } of random.network.devices) {
    if (kind === 'router') compareRoutes(name);
  }
  for (const { name: from } of random.hosts) {
    for (const { name: to, address } of random.hosts) if (from !== to) compareWays(from, address);
  }
  kernel.remove();

  function compareRoutes(device: string) {
    const { used: routes } = routesOf(setup, device);
    for (const target of targetsOf(random, seed, TARGETS)) {
      const way = wayTo(routes, parseIpv4(target) ?? 0);
      const isOwn = way?.route.source === 'local';
      const ours =
        way && !isOwn
          ? `${way.exit.replace('GigabitEthernet0/', 'g')} ${formatIpv4(way.gateway)}`
          : isOwn
            ? 'own'
            : 'none';
      const found = kernel.routeTo(device, target);
      const theirs = found ? (found.port === 'lo' ? 'own' : `${found.port} ${found.via}`) : 'none';
      counts.routes++;
      if (ours !== theirs)
        differences.push(`${seed} ${device} to ${target}: ${ours}, kernel ${theirs}`);
    }
  }

  function compareWays(from: string, address: string) {
    const target = parseIpv4(address) ?? 0;
    const isAnswered = ping(setup, from, target, { isPatient }).result === 'answered';
    counts.pings++;
    if (isAnswered !== kernel.ping(from, address)) {
      differences.push(`${seed} ping ${from} to ${address}: ${isAnswered}`);
    }
    const ourHop = (at: number) => {
      const { result, back } = traceHop(setup, from, { target, ttl: at + 1 }, { isPatient });
      return result === 'error' && back ? formatIpv4(back.packet.src) : '*';
    };
    let theirs = kernel.traceroute(from, address, HOPS);
    if (theirs.some((hop, at) => hop !== ourHop(at))) {
      theirs = kernel.traceroute(from, address, HOPS, true);
    }
    const ours = theirs.map((_, at) => ourHop(at));
    counts.traceroutes++;
    counts.hops += theirs.length;
    if (ours.join() !== theirs.join()) {
      differences.push(`${seed} traceroute ${from} to ${address}: ${ours}, kernel ${theirs}`);
    }
  }
}

for (const difference of differences.slice(0, 20)) process.stdout.write(`${difference}\n`);
process.stdout.write(
  `${NETWORKS} networks against Linux: ${counts.routes} routes, ${counts.pings} pings, ${counts.traceroutes} traceroutes with ${counts.hops} hops, ${differences.length} differences\n`,
);
process.exit(differences.length ? 1 : 0);
