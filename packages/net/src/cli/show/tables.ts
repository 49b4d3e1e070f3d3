import { formatIpv4, formatPrefix, lengthOfMask } from '../../address/index.ts';
import { printConfig, shortInterface } from '../../config/index.ts';
import { printScope } from '../../config/print.ts';
import { scopeOf } from '../../config/settings/modes.ts';
import { macOf } from '../../plane/index.ts';
import { formatRule } from '../../sets/index.ts';
import { row } from '../columns.ts';
import { type Console, exec } from '../exec.ts';

const ARP = [10, 17, 11, 16, 7, 0];
const MACS = [8, 18, 12, 0];

export const runningConfig = exec('show running-config', (_, { config }) => {
  const lines = printConfig(config);
  const bytes = lines.join('\n').length;
  return {
    output: [
      'Building configuration...',
      '',
      `Current configuration : ${bytes} bytes`,
      '!',
      ...lines,
    ],
  };
});

export const runningInterface = exec(
  'show running-config interface <name:interface>',
  ({ name }, { config }) => {
    const mode = name.indexOf('.') > 0 ? 'subinterface' : 'interface';
    const scope = scopeOf(config, mode, name);
    if (!scope) return { output: ['%Invalid interface type and number'] };
    const lines = printScope(scope, mode).map((line) => ` ${line}`);
    return { output: ['Building configuration...', '', '!', `interface ${name}`, ...lines, 'end'] };
  },
);

export const arp = exec('show {arp|ip arp}', (_, console) => ({ output: arpTable(console) }));

/** What a device knows about addresses: its own first, then those of its neighbors. */
export function arpTable({ session, config, setup, device }: Console): string[] {
  const learned = session.tables.arp[device] ?? {};
  const entries = config.interfaces
    .filter(({ address }) => address !== undefined)
    .map(({ name, address = 0 }) => ({
      address,
      age: '-',
      mac: macOf(setup, { device, port: name }),
      port: name,
    }))
    .concat(
      Object.keys(learned).map((key) => ({
        address: Number(key),
        age: '0',
        mac: learned[key]?.mac ?? '',
        port: learned[key]?.port ?? '',
      })),
    )
    .sort((one, other) => one.address - other.address);
  return [
    row(['Protocol', 'Address', 'Age (min)', 'Hardware Addr', 'Type', 'Interface'], ARP),
    ...entries.map(({ address, age, mac, port }) =>
      row(['Internet', formatIpv4(address), age.padStart(9), mac, 'ARPA', port], ARP),
    ),
  ];
}

export const macTable = exec(
  'show mac address-table',
  (_, { session, device }) => {
    const learned = session.tables.macs[device] ?? {};
    const entries = Object.keys(learned)
      .map((key) => {
        const [vlan = '', mac = ''] = key.split(' ');
        return { vlan, mac, port: shortInterface(learned[key] ?? '') };
      })
      .sort(
        (one, other) => Number(one.vlan) - Number(other.vlan) || (one.mac < other.mac ? -1 : 1),
      );
    return {
      output: [
        '          Mac Address Table',
        '-------------------------------------------',
        '',
        row(['Vlan', 'Mac Address', 'Type', 'Ports'], MACS),
        row(['----', '-----------', '--------', '-----'], MACS),
        ...entries.map(({ vlan, mac, port }) =>
          row([vlan.padStart(4), mac, 'DYNAMIC', port], MACS),
        ),
        `Total Mac Addresses for this criterion: ${entries.length}`,
      ],
    };
  },
  ['switch'],
);

export const accessLists = exec(
  'show {access-lists|ip access-lists} [<name:word>]',
  ({ name }, { config }) => {
    const shown = config.accessLists.filter((list) => name === undefined || list.name === name);
    return {
      output: shown.reduce<string[]>((lines, { kind, name: own, entries }) => {
        const title = kind === 'standard' ? 'Standard' : 'Extended';
        const rules = entries
          .filter(({ rule }) => rule)
          .map(({ sequence, rule }) => `    ${sequence} ${rule ? formatRule(rule, kind) : ''}`);
        return lines.concat(`${title} IP access list ${own}`, rules);
      }, []),
    };
  },
);

export const version = exec('show version', (_, { session, device, config }) => {
  const ports = session.network.devices.filter(({ name }) => name === device)[0]?.ports ?? [];
  return {
    output: [
      `Uplink Academy network simulator, ${config.kind}`,
      'Its commands follow Cisco IOS, as far as the coverage list says.',
      `${config.hostname} has ${ports.length} ports: ${ports.map(shortInterface).join(', ')}`,
    ],
  };
});

/** What a host knows about itself. */
export const hostIp = exec(
  'show ip',
  (_, { config, device, setup }) => {
    const [own] = config.interfaces;
    if (!own) return {};
    const { address, mask } = own;
    const shown =
      address === undefined || mask === undefined
        ? 'none'
        : formatPrefix({ address, length: lengthOfMask(mask) ?? 32 });
    const gateway = config.gateway === undefined ? 'none' : formatIpv4(config.gateway);
    return {
      output: [
        `Address   ${shown}`,
        `Gateway   ${gateway}`,
        `Hardware  ${macOf(setup, { device, port: own.name })}`,
      ],
    };
  },
  ['host'],
);
