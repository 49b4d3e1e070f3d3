import { formatIpv4, formatPrefix, type Ipv4, includes } from '../../address/index.ts';
import { type Route, routesOf, wayTo } from '../../plane/index.ts';
import { exec } from '../exec.ts';

const LEGEND = [
  'Codes: L - local, C - connected, S - static, R - RIP, M - mobile, B - BGP',
  '       D - EIGRP, EX - EIGRP external, O - OSPF, IA - OSPF inter area',
  '       * - candidate default, U - per-user static route, o - ODR',
  '',
];
const LETTERS: Readonly<Record<Route['source'], string>> = {
  connected: 'C',
  local: 'L',
  static: 'S',
  gateway: 'S',
};

export const ipRoute = exec('show ip route', (_, { config, setup, device }) => {
  if (!config.isRouting) {
    const { gateway } = config;
    return {
      output: [
        gateway === undefined
          ? 'Default gateway is not set'
          : `Default gateway is ${formatIpv4(gateway)}`,
      ],
    };
  }
  const { used: routes } = routesOf(setup, device);
  const last = routes.filter(({ length }) => length === 0)[0];
  const resort = last
    ? `Gateway of last resort is ${formatIpv4(last.nextHop ?? 0)} to network 0.0.0.0`
    : 'Gateway of last resort is not set';
  return { output: [...LEGEND, resort, '', ...tableOf(routes)] };
});

export const ipRouteTo = exec('show ip route <address:ip>', ({ address }, { setup, device }) => {
  const way = wayTo(routesOf(setup, device).used, address);
  if (!way) return { output: ['% Network not in table'] };
  const { route } = way;
  const known = route.source === 'connected' || route.source === 'local' ? 'connected' : 'static';
  const via =
    route.nextHop === undefined
      ? `directly connected, via ${route.exit}`
      : formatIpv4(route.nextHop);
  return {
    output: [
      `Routing entry for ${prefixOf(route)}`,
      `  Known via "${known}", distance ${route.distance}, metric 0`,
      '  Routing Descriptor Blocks:',
      `  * ${via}`,
      '      Route metric is 0, traffic share count is 1',
    ],
  };
});

const prefixOf = ({ network, length }: Route) => formatPrefix({ address: network, length });

/** Routes stand under the class A, B or C network that they are part of, as devices print them. */
function tableOf(routes: Route[]): string[] {
  const lines: string[] = [];
  let printed: Ipv4 | undefined;
  for (const route of routes) {
    const major = majorOf(route.network);
    const isInside = route.length > major.length;
    if (isInside && printed !== major.address) {
      const inside = routes.filter(
        (each) => each.length > major.length && includes(major, each.network),
      );
      lines.push(headerOf(major, inside));
      printed = major.address;
    }
    const star = route.length === 0 ? '*' : ' ';
    const letter = `${LETTERS[route.source]}${star}`;
    lines.push(`${letter}${isInside ? '       ' : '    '}${prefixOf(route)} ${wayOf(route)}`);
  }
  return lines;
}

function headerOf(major: { address: Ipv4; length: number }, inside: Route[]) {
  const lengths = inside
    .map(({ length }) => length)
    .filter((length, i, all) => all.indexOf(length) === i);
  const [only] = lengths;
  const name = formatIpv4(major.address);
  return lengths.length === 1
    ? `      ${name}/${only} is subnetted, ${inside.length} subnets`
    : `      ${name}/${major.length} is variably subnetted, ${inside.length} subnets, ${lengths.length} masks`;
}

function wayOf({ source, nextHop, exit, distance }: Route) {
  if (source === 'connected' || source === 'local') return `is directly connected, ${exit}`;
  if (nextHop === undefined) return `is directly connected, ${exit}`;
  const through = exit === undefined ? '' : `, ${exit}`;
  return `[${distance}/0] via ${formatIpv4(nextHop)}${through}`;
}

function majorOf(network: Ipv4) {
  const length = network >>> 31 === 0 ? 8 : network >>> 30 === 2 ? 16 : 24;
  return { address: (network & (-1 << (32 - length))) >>> 0, length };
}
