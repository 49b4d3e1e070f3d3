import { type Ipv4, includes, lengthOfMask, maskOf } from '../address/index.ts';
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

/** Recursive routes that lead round in circles end here. */
const MOST_STEPS = 8;

/** The routes that a device uses: of several to one network, those with the least distance. */
export function routesOf(setup: Setup, device: string): Route[] {
  return bestOf(usableRoutes(setup, device)).sort(compareRoutes);
}

/** Every route that could be used, also those that lose by their distance. */
export function usableRoutes(setup: Setup, device: string): Route[] {
  const config = setup.configs[device];
  if (!config) return [];
  const usable = connectedRoutes(setup, device, config);
  let waiting = staticRoutes(config);
  for (let added = true; added; ) {
    const before = waiting.length;
    const found = waiting.filter((route) => isUsable(setup, device, route, usable));
    usable.push(...found);
    waiting = waiting.filter((route) => found.indexOf(route) < 0);
    added = waiting.length < before;
  }
  return usable;
}

/** The way of a packet: the longest prefix wins. */
export function wayTo(routes: Route[], address: Ipv4, all: Route[] = routes): Way | undefined {
  const route = longest(routes, address);
  if (!route) return undefined;
  const end = resolve(routes, route, address, MOST_STEPS);
  const others = all.filter((each) => !isSameRoute(each, route));
  return end && { ...end, route, runnerUp: longest(bestOf(others), address) };
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
function isUsable(setup: Setup, device: string, route: Route, known: Route[]) {
  if (route.exit !== undefined) return isDiscard(route.exit) || isUp(setup, device, route.exit);
  const towards = known.filter(({ length }) => length > 0);
  return route.nextHop !== undefined && longest(towards, route.nextHop) !== undefined;
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
  const next = longest(
    routes.filter((each) => each !== route && each.length > 0),
    route.nextHop,
  );
  return next && resolve(routes, next, route.nextHop, steps - 1);
}

function longest(routes: Route[], address: Ipv4): Route | undefined {
  let found: Route | undefined;
  for (const route of routes) {
    if (!includes({ address: route.network, length: route.length }, address)) continue;
    if (!found || route.length > found.length) found = route;
    else if (route.length === found.length && compareRoutes(route, found) < 0) found = route;
  }
  return found;
}

function bestOf(routes: Route[]): Route[] {
  return routes.filter((route) =>
    routes.every((other) => !isSameNetwork(route, other) || other.distance >= route.distance),
  );
}

const isSameNetwork = (one: Route, other: Route) =>
  one.network === other.network && one.length === other.length;

const isSameRoute = (one: Route, other: Route) => compareRoutes(one, other) === 0;

const compareRoutes = (one: Route, other: Route) =>
  one.network - other.network ||
  one.length - other.length ||
  one.distance - other.distance ||
  (one.nextHop ?? 0) - (other.nextHop ?? 0) ||
  compareTexts(one.exit ?? '', other.exit ?? '');

const compareTexts = (one: string, other: string) => (one === other ? 0 : one < other ? -1 : 1);

/** The mask of a route as devices write it. */
export const maskOfRoute = ({ length }: Route): Ipv4 => maskOf(length);
