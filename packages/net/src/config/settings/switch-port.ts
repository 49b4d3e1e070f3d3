import type { SwitchPort } from '../model.ts';
import { allVlans, sortedVlans } from '../vlan-lists.ts';
import { kept, type Scope, setting } from './setting.ts';

const on: ['switch'] = ['switch'];
const portOf = (scope: Scope) => scope.interface?.port;

/** `switchport mode trunk` */
export const portMode = setting('switchport mode <mode:access|trunk>', {
  on,
  set: ({ mode }, scope) => change(scope, (port) => ({ ...port, mode })),
  unset: (_, scope) => change(scope, (port) => ({ ...port, mode: 'access' })),
  read: (scope) => (portOf(scope)?.mode === 'trunk' ? [{ mode: 'trunk' as const }] : []),
});

/** `switchport access vlan 10` creates the VLAN if it is missing, as devices do. */
export const accessVlan = setting('switchport access vlan <vlan:1-4094>', {
  on,
  set: ({ vlan }, scope) => {
    const { config } = scope;
    change(scope, (port) => ({ ...port, accessVlan: vlan }));
    if (config.vlans.some(({ id }) => id === vlan)) return;
    config.vlans.push({ id: vlan });
    config.vlans.sort((one, other) => one.id - other.id);
    return `% Access VLAN does not exist. Creating vlan ${vlan}`;
  },
  unset: (_, scope) => change(scope, (port) => ({ ...port, accessVlan: 1 })),
  read: (scope) => {
    const vlan = portOf(scope)?.accessVlan ?? 1;
    return vlan === 1 ? [] : [{ vlan }];
  },
});

/** `switchport trunk native vlan 99` */
export const nativeVlan = setting('switchport trunk native vlan <vlan:1-4094>', {
  on,
  set: ({ vlan }, scope) => change(scope, (port) => ({ ...port, nativeVlan: vlan })),
  unset: (_, scope) => change(scope, (port) => ({ ...port, nativeVlan: 1 })),
  read: (scope) => {
    const vlan = portOf(scope)?.nativeVlan ?? 1;
    return vlan === 1 ? [] : [{ vlan }];
  },
});

/** `switchport trunk allowed vlan 10,20`, and `add 30` to the list so far. */
export const allowedVlans = setting(
  'switchport trunk allowed vlan {<all:all|none>|<how:add|remove|except> <changed:vlans>|<vlans:vlans>}',
  {
    on,
    set: (args, scope) => change(scope, (port) => withAllowed(port, allowedAfter(port, args))),
    unset: (_, scope) => change(scope, (port) => withAllowed(port, undefined)),
    read: (scope) => {
      const allowed = portOf(scope)?.allowed;
      if (!allowed) return [];
      return [allowed.length ? { vlans: allowed } : { all: 'none' as const }];
    },
  },
);

export const keptOnPort = [
  kept('switchport nonegotiate', on),
  kept('switchport trunk encapsulation dot1q', on),
  kept('switchport voice vlan <vlan:1-4094>', on),
];

interface AllowedArgs {
  all?: 'all' | 'none';
  how?: 'add' | 'remove' | 'except';
  changed?: number[];
  vlans?: number[];
}

function allowedAfter(port: SwitchPort, { all, how, changed = [], vlans }: AllowedArgs) {
  if (all) return all === 'all' ? undefined : [];
  if (!how) return vlans;
  const before = how === 'except' ? allVlans() : (port.allowed ?? allVlans());
  const after =
    how === 'add'
      ? sortedVlans(before.concat(changed))
      : before.filter((vlan) => changed.indexOf(vlan) < 0);
  return after.length === allVlans().length ? undefined : after;
}

function withAllowed({ allowed: _before, ...port }: SwitchPort, allowed: number[] | undefined) {
  return allowed ? { ...port, allowed } : port;
}

function change(scope: Scope, next: (port: SwitchPort) => SwitchPort) {
  const own = scope.interface;
  if (!own?.port) return '% Command rejected: not a switching port.';
  own.port = next(own.port);
  return undefined;
}
