import { formatIpv4, lengthOfMask } from '../../address/index.ts';
import { formatVlans, shortInterface, sortedVlans } from '../../config/index.ts';
import { carries, isUp, statusOf } from '../../plane/index.ts';
import { row, wrapped } from '../columns.ts';
import { type Console, exec } from '../exec.ts';

const BRIEF = [27, 16, 4, 7, 22, 8];
const VLANS = [5, 33, 10, 0];
const TRUNK = [12, 17, 15, 14, 0];
const PORTS_WIDTH = 31;

export const ipInterfaceBrief = exec('show ip interface brief', (_, { config, setup, device }) => ({
  output: [
    row(['Interface', 'IP-Address', 'OK?', 'Method', 'Status', 'Protocol'], BRIEF),
    ...config.interfaces.map(({ name, address }) => {
      const status = statusOf(setup, device, name);
      const shown = address === undefined ? 'unassigned' : formatIpv4(address);
      const state = status === 'shut' ? 'administratively down' : status;
      const method = address === undefined ? 'unset' : 'manual';
      return row([name, shown, 'YES', method, state, status === 'up' ? 'up' : 'down'], BRIEF);
    }),
  ],
}));

export const vlanBrief = exec('show vlan [brief]', (_, console) => showVlans(console), ['switch']);

export const interfacesTrunk = exec('show interfaces trunk', (_, console) => showTrunks(console), [
  'switch',
]);

function showVlans({ config }: Console) {
  const accessPorts = config.interfaces.filter(({ port }) => port?.mode === 'access');
  const rows = config.vlans.map(({ id, name }) => {
    const ports = accessPorts.filter(({ port }) => port?.accessVlan === id);
    const [first = '', ...more] = wrapped(
      ports.map((port) => shortInterface(port.name)),
      PORTS_WIDTH,
    );
    const shown = name ?? (id === 1 ? 'default' : `VLAN${`000${id}`.slice(-4)}`);
    return [
      row([id, shown, 'active', first], VLANS),
      ...more.map((line) => row(['', '', '', line], VLANS)),
    ];
  });
  return {
    output: [
      row(['VLAN', 'Name', 'Status', 'Ports'], VLANS),
      row(['----', '-'.repeat(32), '---------', '-'.repeat(PORTS_WIDTH)], VLANS),
      ...rows.reduce((all, lines) => all.concat(lines), []),
    ],
  };
}

function showTrunks({ config, setup, device }: Console) {
  const trunks = config.interfaces.filter(
    ({ name, port }) => port?.mode === 'trunk' && isUp(setup, device, name),
  );
  if (!trunks.length) return { output: [] };
  const active = (own: (typeof trunks)[number]) =>
    formatVlans(sortedVlans(config.vlans.map(({ id }) => id).filter((id) => carries(own, id))));
  const table = (head: string, cell: (own: (typeof trunks)[number]) => string) => [
    '',
    row(['Port', head], TRUNK),
    ...trunks.map((own) => row([shortInterface(own.name), cell(own)], TRUNK)),
  ];
  return {
    output: [
      row(['Port', 'Mode', 'Encapsulation', 'Status', 'Native vlan'], TRUNK),
      ...trunks.map(({ name, port }) =>
        row([shortInterface(name), 'on', '802.1q', 'trunking', port?.nativeVlan ?? 1], TRUNK),
      ),
      ...table('Vlans allowed on trunk', ({ port }) =>
        port?.allowed ? formatVlans(port.allowed) : '1-4094',
      ),
      ...table('Vlans allowed and active in management domain', active),
      ...table('Vlans in spanning tree forwarding state and not pruned', active),
    ],
  };
}

export const interfacesAll = exec('show interfaces [<name:interface>]', ({ name }, console) => {
  const { config, setup, device } = console;
  const shown = config.interfaces.filter((own) => name === undefined || own.name === name);
  if (!shown.length) return { output: ['%Invalid interface type and number'] };
  return {
    output: shown.reduce<string[]>((lines, own) => {
      const status = statusOf(setup, device, own.name);
      const up = status === 'up' ? 'up' : 'down';
      const state = status === 'shut' ? 'administratively down' : status;
      const about = own.kept
        .filter((line) => line.indexOf('description ') === 0)
        .map((line) => `  Description: ${line.slice('description '.length)}`);
      const { address, mask } = own;
      const inet =
        address === undefined || mask === undefined
          ? []
          : [`  Internet address is ${formatIpv4(address)}/${lengthOfMask(mask)}`];
      return lines.concat(`${own.name} is ${state}, line protocol is ${up}`, about, inet);
    }, []),
  };
});
