import { formatIpv4 } from '../src/address/index.ts';
import { stream } from '../src/exercise/random.ts';
import type { Network, NetworkDevice } from '../src/plane/index.ts';

/** A route of a random network, for the configuration and for the kernel alike. */
export interface RandomRoute {
  prefix: string;
  network: string;
  mask: string;
  via: string;
  distance: number;
}

/** A network of routers, each with a host behind it, and routes that may lead round in circles or nowhere. */
export interface RandomNetwork {
  network: Network;
  /** By device and port: `10.1.2.1/30`. */
  addresses: { device: string; port: string; address: string; length: number }[];
  routes: Record<string, RandomRoute[]>;
  hosts: { name: string; address: string; gateway: string }[];
}

const MASKS: Readonly<Record<number, string>> = {
  0: '0.0.0.0',
  16: '255.255.0.0',
  24: '255.255.255.0',
  25: '255.255.255.128',
  30: '255.255.255.252',
};

export function randomNetwork(seed: number): RandomNetwork {
  const next = stream(seed, 'network');
  const below = (limit: number) => next() % limit;
  const count = 3 + below(4);
  const names = Array.from({ length: count }, (_, i) => `R${i}`);
  const made: RandomNetwork = {
    network: { devices: [], links: [] },
    addresses: [],
    routes: {},
    hosts: [],
  };
  const ports: Record<string, number> = {};
  const neighbors: Record<string, string[]> = {};
  const portOf = (name: string) => {
    ports[name] = (ports[name] ?? -1) + 1;
    return `GigabitEthernet0/${ports[name]}`;
  };
  const connect = (one: number, other: number) => {
    const base = made.network.links.length * 4;
    const [a, b] = [one, other].map((at) => ({ device: `R${at}`, port: portOf(`R${at}`) }));
    if (!a || !b) return;
    const [first, second] = [1, 2].map((host) => `10.255.${base >> 8}.${(base & 255) + host}`);
    made.addresses.push(
      { ...a, address: `${first}`, length: 30 },
      { ...b, address: `${second}`, length: 30 },
    );
    neighbors[a.device] = [...(neighbors[a.device] ?? []), `${second}`];
    neighbors[b.device] = [...(neighbors[b.device] ?? []), `${first}`];
    made.network.links.push({ a, b });
  };
  for (let at = 1; at < count; at++) connect(below(at), at);
  for (let extra = below(count); extra > 0; extra--) {
    const [one, other] = [below(count), below(count)];
    if (one !== other) connect(one, other);
  }
  names.forEach((name, at) => {
    const port = portOf(name);
    const host = { name: `H${at}`, address: `10.${at}.0.10`, gateway: `10.${at}.0.1` };
    made.addresses.push({ device: name, port, address: host.gateway, length: 24 });
    made.hosts.push(host);
    made.network.links.push({ a: { device: name, port }, b: { device: host.name, port: 'eth0' } });
  });
  for (const [at, name] of names.entries()) {
    const via = () => neighbors[name]?.[below(neighbors[name]?.length ?? 1)] ?? '';
    const routes: RandomRoute[] = [];
    const add = (network: string, length: number, distance: number) => {
      const prefix = `${network}/${length}`;
      if (routes.some((route) => route.prefix === prefix && route.distance === distance)) return;
      routes.push({ prefix, network, mask: MASKS[length] ?? '', via: via(), distance });
    };
    for (const other of names.keys()) {
      if (other === at || below(6) === 0) continue;
      add(`10.${other}.0.0`, below(3) === 0 ? 16 : 24, 1);
      if (below(3) === 0) add(`10.${other}.0.0`, 25, 1 + below(3));
      if (below(3) === 0) add(`10.${other}.0.0`, 24, 5 + below(5));
    }
    if (below(2) === 0) add('0.0.0.0', 0, 1);
    routes.push({
      prefix: '10.255.0.0/16',
      network: '10.255.0.0',
      mask: MASKS[16] ?? '',
      via: via(),
      distance: 1,
    });
    made.routes[name] = routes;
  }
  made.network.devices = [...names.map((name) => router(made, name)), ...made.hosts.map(host)];
  return made;
}

function router({ addresses, routes }: RandomNetwork, name: string): NetworkDevice {
  const own = addresses.filter(({ device }) => device === name);
  const interfaces = own.map(
    ({ port, address, length }) => `interface ${port}\n ip address ${address} ${MASKS[length]}`,
  );
  const lines = (routes[name] ?? []).map(
    ({ network, mask, via, distance }) => `ip route ${network} ${mask} ${via} ${distance}`,
  );
  return {
    name,
    kind: 'router',
    ports: own.map(({ port }) => port),
    start: [`hostname ${name}`, ...interfaces, ...lines].join('\n'),
  };
}

const host = ({ name, address, gateway }: RandomNetwork['hosts'][number]): NetworkDevice => ({
  name,
  kind: 'host',
  ports: ['eth0'],
  start: `ip address ${address}/24 gateway ${gateway}`,
});

/** Addresses worth asking for: hosts, routers, and some that no one has. */
export function targetsOf(
  { hosts, addresses }: RandomNetwork,
  seed: number,
  count: number,
): string[] {
  const next = stream(seed, 'targets');
  const known = [
    ...hosts.map(({ address }) => address),
    ...addresses.map(({ address }) => address),
  ];
  return Array.from({ length: count }, () =>
    next() % 2
      ? (known[next() % known.length] as string)
      : formatIpv4((0x0a000000 + (next() % 0x080000)) >>> 0),
  );
}
