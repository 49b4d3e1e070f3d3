import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { DeviceKind } from './model.ts';
import { parseConfig } from './parse.ts';
import { printConfig } from './print.ts';

const octet = fc.integer({ min: 0, max: 255 });
const address = fc.tuple(octet, octet, octet, octet).map((parts) => parts.join('.'));
const vlan = fc.integer({ min: 1, max: 4094 });
const vlans = fc.array(vlan, { minLength: 1, maxLength: 6 }).map((ids) => ids.join(','));
const mask = fc.constantFrom(
  '255.255.255.0',
  '255.255.255.252',
  '255.255.0.0',
  '255.255.255.255',
  '0.0.0.0',
);
const port = fc.constantFrom(
  'g0/0',
  'g0/1',
  'GigabitEthernet0/2',
  'fa0/3',
  'lo7',
  'vlan 20',
  'g0/1.30',
);
const line = (texts: TemplateStringsArray, ...parts: fc.Arbitrary<string | number>[]) =>
  fc.tuple(...parts).map((values) => String.raw({ raw: texts }, ...values));

/** Lines of every kind, in any order: what a device refuses changes nothing. */
const anyLine = fc.oneof(
  line`hostname ${fc.constantFrom('R1', 'SW-2', 'edge_3')}`,
  line`interface ${port}`,
  line` ip address ${address} ${mask}`,
  line` no shutdown`,
  line` shutdown`,
  line` description ${fc.constantFrom('to the core', 'x')}`,
  line` ip access-group ${fc.constantFrom('A', '10')} ${fc.constantFrom('in', 'out')}`,
  line` encapsulation dot1q ${vlan} ${fc.constantFrom('', 'native')}`,
  line` switchport mode ${fc.constantFrom('access', 'trunk')}`,
  line` switchport access vlan ${vlan}`,
  line` switchport trunk native vlan ${vlan}`,
  line` switchport trunk allowed vlan ${fc.constantFrom('', 'add ', 'remove ', 'except ')}${vlans}`,
  line` switchport trunk allowed vlan none`,
  line`vlan ${vlan}`,
  line` name ${fc.constantFrom('Guests', 'Staff')}`,
  line`ip route ${address} ${mask} ${address} ${fc.integer({ min: 1, max: 255 })}`,
  line`ip route ${address} ${mask} g0/0`,
  line`ip default-gateway ${address}`,
  line`ip routing`,
  line`no ip routing`,
  line`ip access-list extended ${fc.constantFrom('A', 'B', '101')}`,
  line` ${fc.constantFrom('', '5 ', '25 ')}permit tcp any host ${address} eq 80 443`,
  line` deny ip ${address} ${address} any log`,
  line` no ${fc.constantFrom('10', '20')}`,
  line`access-list ${fc.integer({ min: 1, max: 99 })} permit ${address}`,
  line`line ${fc.constantFrom('vty 0 4', 'console 0')}`,
  line` login`,
  line`no ip domain-lookup`,
);

test.each<DeviceKind>(['router', 'switch'])('what a %s prints is read as the same', (kind) => {
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 60 }), (lines) => {
      const { config } = parseConfig(lines.join('\n'), kind);
      const printed = printConfig(config).join('\n');
      expect(parseConfig(printed, kind).config).toEqual(config);
    }),
    { numRuns: 400 },
  );
});

test('no text crashes the reader', () => {
  const text = fc.array(fc.oneof(anyLine, fc.string({ unit: 'binary' })), { maxLength: 20 });
  fc.assert(
    fc.property(text, fc.constantFrom<DeviceKind>('router', 'switch', 'host'), (lines, kind) => {
      parseConfig(lines.join('\n'), kind);
    }),
    { numRuns: 2000 },
  );
});
