/** Kinds of interfaces in the order in which devices list them. */
const kinds = [
  'Loopback',
  'Tunnel',
  'Port-channel',
  'TenGigabitEthernet',
  'GigabitEthernet',
  'FastEthernet',
  'Ethernet',
  'Serial',
  'Vlan',
  'Null',
];

const short: Readonly<Record<string, string>> = {
  GigabitEthernet: 'Gi',
  FastEthernet: 'Fa',
  TenGigabitEthernet: 'Te',
  Ethernet: 'Et',
  Serial: 'Se',
  Loopback: 'Lo',
  Vlan: 'Vl',
  'Port-channel': 'Po',
  Tunnel: 'Tu',
};

/** The full name of an interface: `g0/1.10` → `GigabitEthernet0/1.10`. `undefined` if none or several match. */
export function readInterface(text: string): string | undefined {
  const match = /^([a-z-]+)(\d{1,4}(?:\/\d{1,3}){0,3}(?:\.\d{1,10})?)$/i.exec(text);
  if (!match) return undefined;
  const [, head = '', number = ''] = match;
  if (head.toLowerCase() === 'eth' && number.indexOf('/') < 0) return `eth${Number(number)}`;
  const found = kinds.filter((kind) => kind.toLowerCase().indexOf(head.toLowerCase()) === 0);
  return found.length === 1 ? `${found[0]}${number}` : undefined;
}

/** As tables write it: `Gi0/1`. */
export function shortInterface(name: string): string {
  const { kind, numbers } = partsOf(name);
  return short[kind] ? `${short[kind]}${numbers}` : name;
}

/** The physical interface of a subinterface. `undefined` for any other. */
export const parentOf = (name: string): string | undefined => /^(.+)\.\d+$/.exec(name)?.[1];

/** The order in which devices list interfaces. */
export function compareInterfaces(one: string, other: string): number {
  const [a, b] = [partsOf(one), partsOf(other)];
  if (a.kind !== b.kind)
    return kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || (a.kind < b.kind ? -1 : 1);
  const [left, right] = [a.numbers.split(/[/.]/), b.numbers.split(/[/.]/)];
  for (let i = 0; i < Math.max(left.length, right.length); i++) {
    const difference = Number(left[i] ?? -1) - Number(right[i] ?? -1);
    if (difference) return difference;
  }
  return 0;
}

/** Interfaces that exist by being configured, without a port. */
export const isLogical = (name: string): boolean =>
  /^(Loopback|Vlan|Tunnel|Port-channel)/.test(name);

function partsOf(name: string) {
  const [, kind = name, numbers = ''] = /^([A-Za-z-]+)(.*)$/.exec(name) ?? [];
  return { kind, numbers };
}
