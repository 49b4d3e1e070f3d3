import { type Ipv4, lengthOfMask, maskOf } from '../address/index.ts';
import type { DeviceConfig, StaticRoute } from '../config/index.ts';
import type { Setup } from './network.ts';
import { isUp } from './status.ts';

/** A route that a device uses, or could use. */
export interface Route {
  network: Ipv4;
  length: number;
  source: 'connected' | 'local' | 'static' | 'gateway';
  distance: number;
  /** Where to send: an address, an interface, or both. */
  nextHop?: Ipv4;
  exit?: string;
}

/** Where a packet goes: the interface, and whose hardware address it needs there. */
export interface Way {
  route: Route;
  exit: string;
  gateway: Ipv4;
  /** The route that would have been taken without this one. */
  runnerUp?: Route;
}

/** A way is looked up over so many routes; those that lead round in circles end here too. */
const MOST_STEPS = 8;

/** What a device knows about its network. */
export interface RouteTable {
  /** The routes that it uses: of several to one network, those with the least distance. */
  used: Route[];
  /** Every route that could be used, also those that lose by their distance. */
  all: Route[];
}

/** Configurations never change: each command makes new ones. So a table is computed once for all packets. */
const tables = new WeakMap<Setup['configs'], Map<string, RouteTable>>();

export function routesOf(setup: Setup, device: string): RouteTable {
  const known = tables.get(setup.configs) ?? new Map<string, RouteTable>();
  tables.set(setup.configs, known);
  const key = [device, ...(setup.cut ?? [])].join(' ');
  const found = known.get(key) ?? computeRoutes(setup, device);
  known.set(key, found);
  return found;
}

function computeRoutes(setup: Setup, device: string): RouteTable {
  const all = usableRoutes(setup, device);
  return { used: bestOf(all).sort(compareRoutes), all };
}

function usableRoutes(setup: Setup, device: string): Route[] {
  const config = setup.configs[device];
  if (!config) return [];
  let found = connectedRoutes(setup, device, config);
  let waiting = staticRoutes(config);
  const usable = found.slice();
  const reached = new Set<number>();
  // Each step finds what is reached over the routes of the steps before.
  for (let step = 0; step < MOST_STEPS; step++) {
    for (const { network, length } of found) reached.add(prefixKey(network, length));
    const isFound = waiting.map((route) => isUsable(setup, device, route, reached));
    found = waiting.filter((_, at) => isFound[at]);
    if (found.length === 0) break;
    waiting = waiting.filter((_, at) => !isFound[at]);
    usable.push(...found);
  }
  return usable;
}

/** The way of a packet: the longest prefix wins. */
export function wayTo(routes: Route[], address: Ipv4, all: Route[] = routes): Way | undefined {
  const route = longest(routes, address);
  if (!route) return undefined;
  const end = resolve(routes, route, address, MOST_STEPS);
  return end && { ...end, route, runnerUp: longest(all, address, (each) => isOther(each, route)) };
}

export const prefixText = ({ network, length }: Route): { network: Ipv4; length: number } => ({
  network,
  length,
});

function connectedRoutes(setup: Setup, device: string, config: DeviceConfig): Route[] {
  const routes: Route[] = [];
  for (const { name, address, mask } of config.interfaces) {
    if (address === undefined || mask === undefined || !isUp(setup, device, name)) continue;
    const length = lengthOfMask(mask) ?? 32;
    const at = { exit: name, distance: 0 };
    routes.push({ network: (address & mask) >>> 0, length, source: 'connected', ...at });
    if (length < 32) routes.push({ network: address, length: 32, source: 'local', ...at });
  }
  return routes;
}

/** A device that doesn't route knows nothing but its gateway. */
function staticRoutes(config: DeviceConfig): Route[] {
  if (config.isRouting) return config.routes.map(staticRoute);
  if (config.gateway === undefined) return [];
  return [{ network: 0, length: 0, source: 'gateway', distance: 1, nextHop: config.gateway }];
}

function staticRoute({ network, mask, nextHop, exit, distance }: StaticRoute): Route {
  const route: Route = { network, length: lengthOfMask(mask) ?? 32, source: 'static', distance };
  if (nextHop !== undefined) route.nextHop = nextHop;
  if (exit !== undefined) route.exit = exit;
  return route;
}

/** A next hop counts when a route other than the default one leads to it. */
function isUsable(setup: Setup, device: string, route: Route, reached: Set<number>) {
  if (route.exit !== undefined) return isDiscard(route.exit) || isUp(setup, device, route.exit);
  return route.nextHop !== undefined && isReached(reached, route.nextHop);
}

export const isDiscard = (exit: string): boolean => exit.indexOf('Null') === 0;

function resolve(
  routes: Route[],
  route: Route,
  address: Ipv4,
  steps: number,
): { exit: string; gateway: Ipv4 } | undefined {
  if (route.exit !== undefined) return { exit: route.exit, gateway: route.nextHop ?? address };
  if (route.nextHop === undefined || steps === 0) return undefined;
  const next = longest(routes, route.nextHop, (each) => each !== route && each.length > 0);
  return next && resolve(routes, next, route.nextHop, steps - 1);
}

function longest(
  routes: Route[],
  address: Ipv4,
  isMeant: (route: Route) => boolean = () => true,
): Route | undefined {
  let found: Route | undefined;
  for (const route of routes) {
    if (((route.network ^ address) & maskOf(route.length)) !== 0 || !isMeant(route)) continue;
    if (!found || route.length > found.length) found = route;
    else if (route.length === found.length && compareRoutes(route, found) < 0) found = route;
  }
  return found;
}

function bestOf(routes: Route[]): Route[] {
  const least = new Map<number, number>();
  const keyOf = ({ network, length }: Route) => prefixKey(network, length);
  for (const route of routes)
    least.set(keyOf(route), Math.min(least.get(keyOf(route)) ?? route.distance, route.distance));
  return routes.filter((route) => route.distance === least.get(keyOf(route)));
}

/** A network as one number. */
const prefixKey = (network: Ipv4, length: number) =>
  ((network & maskOf(length)) >>> 0) * 64 + length;

/** Whether a network other than the default one holds an address. It takes as long with any number of networks. */
function isReached(networks: Set<number>, address: Ipv4): boolean {
  for (let length = 1; length <= 32; length++)
    if (networks.has(prefixKey(address, length))) return true;
  return false;
}

const isOther = (one: Route, other: Route) => compareRoutes(one, other) !== 0;

const compareRoutes = (one: Route, other: Route) =>
  one.network - other.network ||
  one.length - other.length ||
  one.distance - other.distance ||
  (one.nextHop ?? 0) - (other.nextHop ?? 0) ||
  compareTexts(one.exit ?? '', other.exit ?? '');

const compareTexts = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

/** The mask of a route as devices write it. */
export const maskOfRoute = ({ length }: Route): Ipv4 => maskOf(length);
