import { isAlignedMask } from '../masks.ts';
import type { StaticRoute } from '../model.ts';
import { setting } from './setting.ts';

const DEFAULT_DISTANCE = 1;

/** `ip route 10.0.20.0 255.255.255.0 10.0.12.2` */
export const staticRoutes = setting(
  'ip route <network:ip> <mask:mask> {<exit:exit> <nextHop:ip>|<nextHop:ip>|<exit:exit>} [<distance:1-255>]',
  {
    set: ({ network, mask, nextHop, exit, distance = DEFAULT_DISTANCE }, { config }) => {
      if (!isAlignedMask(network, mask)) return '%Inconsistent address and mask';
      const route: StaticRoute = { network, mask, distance };
      if (nextHop !== undefined) route.nextHop = nextHop;
      if (exit !== undefined) route.exit = exit;
      config.routes = config.routes.filter((each) => !isSame(each, route)).concat(route);
      config.routes.sort(compareRoutes);
    },
    unset: (args, { config }) => {
      const left = config.routes.filter((route) => !isMeant(route, args));
      if (left.length === config.routes.length) return '%No matching route to delete';
      config.routes = left;
    },
    read: ({ config }) =>
      config.routes.map(({ distance, ...route }) =>
        distance === DEFAULT_DISTANCE ? route : { ...route, distance },
      ),
  },
);

const isSame = (one: StaticRoute, other: StaticRoute) =>
  one.network === other.network &&
  one.mask === other.mask &&
  one.nextHop === other.nextHop &&
  one.exit === other.exit;

const isMeant = (route: StaticRoute, args: Partial<StaticRoute>) =>
  route.network === args.network &&
  route.mask === args.mask &&
  (args.nextHop === undefined || route.nextHop === args.nextHop) &&
  (args.exit === undefined || route.exit === args.exit) &&
  (args.distance === undefined || route.distance === args.distance);

/** The order of a printed configuration, whatever order the routes were entered in. */
const compareRoutes = (one: StaticRoute, other: StaticRoute) =>
  one.network - other.network ||
  one.mask - other.mask ||
  one.distance - other.distance ||
  (one.nextHop ?? 0) - (other.nextHop ?? 0) ||
  ((one.exit ?? '') < (other.exit ?? '') ? -1 : 1);
