import { isLogical, parentOf } from '../interface-names.ts';
import { addInterface, findInterface } from '../model.ts';
import { kept, setting } from './setting.ts';

/** `hostname R1` */
export const hostname = setting('hostname <name:word>', {
  set: ({ name }, { config }) => {
    if (!/^[A-Za-z0-9]([A-Za-z0-9_-]{0,61}[A-Za-z0-9])?$/.test(name)) {
      return '% Hostname "%s" is not a legal LAT node name'.replace('%s', name);
    }
    config.hostname = name;
  },
  read: ({ config }) => [{ name: config.hostname }],
});

/** `interface GigabitEthernet0/1` */
export const interfaces = setting('interface <name:interface>', {
  set: ({ name }, { config }) => {
    if (findInterface(config, name)) return;
    const parent = parentOf(name);
    if (isLogical(name) || (parent && findInterface(config, parent))) addInterface(config, name);
    else return '%Invalid interface type and number';
  },
  unset: ({ name }, { config }) => {
    if (name === undefined || (!isLogical(name) && !parentOf(name))) {
      return '% Removal of physical interfaces is not permitted';
    }
    config.interfaces = config.interfaces.filter((each) => each.name !== name);
  },
  read: ({ config }) => config.interfaces.map(({ name }) => ({ name })),
  opens: ({ name }) => ({ mode: parentOf(name) ? 'subinterface' : 'interface', key: name }),
});

/** `vlan 10` */
export const vlans = setting('vlan <id:1-4094>', {
  on: ['switch'],
  set: ({ id }, { config }) => {
    if (config.vlans.some((vlan) => vlan.id === id)) return;
    config.vlans.push({ id });
    config.vlans.sort((one, other) => one.id - other.id);
  },
  unset: ({ id }, { config }) => {
    if (id === 1) return '%Default VLAN 1 may not be deleted.';
    config.vlans = config.vlans.filter((vlan) => vlan.id !== id);
  },
  read: ({ config }) =>
    config.vlans.filter(({ id, name }) => id !== 1 || name).map(({ id }) => ({ id })),
  opens: ({ id }) => ({ mode: 'vlan', key: String(id) }),
});

/** `name Guests`, inside `vlan` */
export const vlanName = setting('name <name:word>', {
  on: ['switch'],
  set: ({ name }, { vlan }) => {
    if (vlan) vlan.name = name;
  },
  unset: (_, { vlan }) => {
    if (vlan) delete vlan.name;
  },
  read: ({ vlan }) => (vlan?.name ? [{ name: vlan.name }] : []),
});

/** `ip routing` turns a switch into a router between its VLANs. */
export const ipRouting = setting('ip routing', {
  set: (_, { config }) => {
    config.isRouting = true;
  },
  unset: (_, { config }) => {
    config.isRouting = false;
  },
  read: ({ config }) =>
    config.isRouting === (config.kind === 'router')
      ? []
      : config.isRouting
        ? [{}]
        : ['no ip routing'],
});

/** `ip default-gateway 10.0.0.1` */
export const defaultGateway = setting('ip default-gateway <gateway:ip>', {
  set: ({ gateway }, { config }) => {
    config.gateway = gateway;
  },
  unset: (_, { config }) => {
    delete config.gateway;
  },
  read: ({ config }) => (config.gateway === undefined ? [] : [{ gateway: config.gateway }]),
});

/** `line vty 0 4` */
export const lines = setting('line <type:console|vty> <first:0-15> [<last:0-15>]', {
  set: ({ type, first, last = first }, { config }) => {
    if (last < first) return '% Bad line number';
    if (config.lines.some((each) => each.type === type && each.first === first)) return;
    config.lines.push({ type, first, last, kept: [] });
    config.lines.sort((a, b) => (a.type === b.type ? a.first - b.first : a.type < b.type ? -1 : 1));
  },
  read: ({ config }) =>
    config.lines.map(({ type, first, last }) =>
      last === first ? { type, first } : { type, first, last },
    ),
  opens: ({ type, first }) => ({ mode: 'line', key: `${type} ${first}` }),
});

/** Lines that every device accepts and that don't change what happens to packets. */
export const keptOnDevice = [
  kept('version <text:line>'),
  kept('service <text:line>'),
  kept('enable secret <text:line>'),
  kept('enable password <text:line>'),
  kept('username <text:line>'),
  kept('banner motd <text:line>'),
  kept('ip domain-lookup'),
  kept('ip domain lookup'),
  kept('ip domain-name <text:line>'),
  kept('ip domain name <text:line>'),
  kept('ip name-server <text:line>'),
  kept('ip classless'),
  kept('ip cef'),
  kept('ip subnet-zero'),
  kept('ip http server'),
  kept('ip http secure-server'),
  kept('ip ssh version <text:1-2>'),
  kept('logging <text:line>'),
  kept('clock timezone <text:line>'),
  kept('boot-start-marker'),
  kept('boot-end-marker'),
  kept('spanning-tree <text:line>', ['switch']),
  kept('vtp <text:line>', ['switch']),
];

export const keptOnLine = [
  kept('password <text:line>'),
  kept('login [<local:local>]'),
  kept('exec-timeout <minutes:0-35791> [<seconds:0-2147483>]'),
  kept('logging synchronous'),
  kept('transport input <text:line>'),
  kept('transport output <text:line>'),
  kept('transport preferred <text:line>'),
  kept('privilege level <level:0-15>'),
  kept('stopbits <bits:1-2>'),
];
