import type { Ipv4 } from '../../address/index.ts';
import { formatIpv4, lengthOfMask } from '../../address/index.ts';
import { shortInterface } from '../interface-names.ts';
import { isSameNetwork } from '../masks.ts';
import type { DeviceConfig, InterfaceConfig } from '../model.ts';
import { kept, setting } from './setting.ts';

/** `ip address 10.0.0.1 255.255.255.0` */
export const ipAddress = setting('ip address <address:ip> <mask:mask>', {
  set: ({ address, mask }, { config, interface: own }) => {
    if (!own) return;
    const length = lengthOfMask(mask) ?? 0;
    if (!isHostAddress(address, mask)) {
      return `Bad mask /${length} for address ${formatIpv4(address)}`;
    }
    const other = overlapping(config, own, address, mask);
    if (other) return `% ${formatIpv4((address & mask) >>> 0)} overlaps with ${other.name}`;
    own.address = address;
    own.mask = mask;
  },
  unset: (_, { interface: own }) => {
    if (!own) return;
    delete own.address;
    delete own.mask;
  },
  read: ({ config, interface: own }) => {
    if (!own || (own.port && own.address === undefined)) return [];
    const { address, mask } = own;
    if (address !== undefined) return [{ address, mask }];
    return config.kind === 'router' ? ['no ip address'] : [];
  },
});

/** `shutdown` */
export const shutdown = setting('shutdown', {
  set: (_, { interface: own }) => {
    if (own) own.isShut = true;
  },
  unset: (_, { interface: own }) => {
    if (own) own.isShut = false;
  },
  read: ({ interface: own }) => (own?.isShut ? [{}] : []),
});

/** `ip access-group GUESTS in` */
export const accessGroup = setting('ip access-group <list:word> <direction:in|out>', {
  set: ({ list, direction }, { interface: own }) => {
    if (own) own[direction === 'in' ? 'accessIn' : 'accessOut'] = list;
  },
  unset: ({ direction }, { interface: own }) => {
    if (!own) return;
    if (direction !== 'out') delete own.accessIn;
    if (direction !== 'in') delete own.accessOut;
  },
  read: ({ interface: own }) => {
    const { accessIn, accessOut } = own ?? {};
    const entering = accessIn === undefined ? [] : [{ list: accessIn, direction: 'in' as const }];
    const leaving = accessOut === undefined ? [] : [{ list: accessOut, direction: 'out' as const }];
    return [...entering, ...leaving];
  },
});

/** `encapsulation dot1Q 10`, on a subinterface */
export const encapsulation = setting('encapsulation dot1Q <vlan:1-4094> [<native:native>]', {
  on: ['router'],
  set: ({ vlan, native }, { config, interface: own }) => {
    if (!own) return;
    const taken = config.interfaces.filter(
      (each) =>
        each !== own &&
        each.encapsulation?.vlan === vlan &&
        each.name.split('.')[0] === own.name.split('.')[0],
    )[0];
    if (taken) {
      return `%Configuration of multiple subinterfaces of the same main\ninterface with the same VID (${vlan}) is not permitted.\nThis VID is already configured on ${shortInterface(taken.name)}.`;
    }
    own.encapsulation = { vlan, isNative: native !== undefined };
  },
  unset: (_, { interface: own }) => {
    if (own) delete own.encapsulation;
  },
  read: ({ interface: own }) => {
    if (!own?.encapsulation) return [];
    const { vlan, isNative } = own.encapsulation;
    return [isNative ? { vlan, native: 'native' as const } : { vlan }];
  },
});

/** Lines that interfaces accept and that don't change what happens to packets. */
export const keptOnInterface = [
  kept('description <text:line>'),
  kept('bandwidth <kilobits:1-10000000>'),
  kept('duplex <mode:auto|full|half>'),
  kept('speed <text:line>'),
  kept('mtu <bytes:64-9216>'),
  kept('load-interval <seconds:30-600>'),
  kept('keepalive [<seconds:0-32767>]'),
  kept('negotiation auto'),
  kept('media-type <text:line>'),
  kept('mdix auto'),
  kept('cdp enable'),
  kept('ip unreachables'),
  kept('ip redirects'),
  kept('ip proxy-arp'),
  kept('spanning-tree <text:line>', ['switch']),
];

/** The first and the last address of a network are no addresses of devices, except in a /31. */
function isHostAddress(address: Ipv4, mask: Ipv4) {
  const length = lengthOfMask(mask);
  if (length === undefined || length === 0) return false;
  if (length >= 31) return true;
  const host = (address & ~mask) >>> 0;
  return host !== 0 && host !== ~mask >>> 0;
}

function overlapping(config: DeviceConfig, own: InterfaceConfig, address: Ipv4, mask: Ipv4) {
  return config.interfaces.filter(
    (other) =>
      other !== own &&
      other.address !== undefined &&
      other.mask !== undefined &&
      isSameNetwork(other.address, address, (other.mask & mask) >>> 0),
  )[0];
}
