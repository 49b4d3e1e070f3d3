import { type Network, type Setup, startConfigs } from './network.ts';

/** PC1 – SW1 – R1 – R2 – SW2 – SRV1, with guests in VLAN 20 of SW1. */
export const office: Network = {
  devices: [
    {
      name: 'PC1',
      kind: 'host',
      ports: ['eth0'],
      start: 'ip address 10.0.10.11/24 gateway 10.0.10.1',
    },
    {
      name: 'PC2',
      kind: 'host',
      ports: ['eth0'],
      start: 'ip address 10.0.20.12/24 gateway 10.0.20.1',
    },
    {
      name: 'SW1',
      kind: 'switch',
      ports: ['FastEthernet0/1', 'FastEthernet0/2', 'GigabitEthernet0/1'],
      start: `hostname SW1
vlan 10
vlan 20
interface Fa0/1
 switchport access vlan 10
interface Fa0/2
 switchport access vlan 20
interface Gi0/1
 switchport mode trunk
 switchport trunk allowed vlan 10,20
interface Vlan10
 ip address 10.0.10.2 255.255.255.0
ip default-gateway 10.0.10.1`,
    },
    {
      name: 'R1',
      kind: 'router',
      ports: ['GigabitEthernet0/0', 'GigabitEthernet0/1'],
      start: `hostname R1
interface Gi0/0
 no ip address
interface Gi0/0.10
 encapsulation dot1Q 10
 ip address 10.0.10.1 255.255.255.0
interface Gi0/0.20
 encapsulation dot1Q 20
 ip address 10.0.20.1 255.255.255.0
interface Gi0/1
 ip address 10.0.12.1 255.255.255.252
ip route 10.0.30.0 255.255.255.0 10.0.12.2`,
    },
    {
      name: 'R2',
      kind: 'router',
      ports: ['GigabitEthernet0/0', 'GigabitEthernet0/1'],
      start: `hostname R2
interface Gi0/0
 ip address 10.0.12.2 255.255.255.252
interface Gi0/1
 ip address 10.0.30.1 255.255.255.0
ip route 10.0.10.0 255.255.255.0 10.0.12.1`,
    },
    {
      name: 'SW2',
      kind: 'switch',
      ports: ['FastEthernet0/1', 'GigabitEthernet0/1'],
      start: 'hostname SW2',
    },
    {
      name: 'SRV1',
      kind: 'host',
      ports: ['eth0'],
      start: 'ip address 10.0.30.10/24 gateway 10.0.30.1',
    },
  ],
  links: [
    { a: { device: 'PC1', port: 'eth0' }, b: { device: 'SW1', port: 'FastEthernet0/1' } },
    { a: { device: 'PC2', port: 'eth0' }, b: { device: 'SW1', port: 'FastEthernet0/2' } },
    {
      a: { device: 'SW1', port: 'GigabitEthernet0/1' },
      b: { device: 'R1', port: 'GigabitEthernet0/0' },
    },
    {
      a: { device: 'R1', port: 'GigabitEthernet0/1' },
      b: { device: 'R2', port: 'GigabitEthernet0/0' },
    },
    {
      a: { device: 'R2', port: 'GigabitEthernet0/1' },
      b: { device: 'SW2', port: 'GigabitEthernet0/1' },
    },
    { a: { device: 'SW2', port: 'FastEthernet0/1' }, b: { device: 'SRV1', port: 'eth0' } },
  ],
};

/** The office with more lines in the configurations of some devices. */
export function officeWith(lines: Record<string, string> = {}): Setup {
  const devices = office.devices.map((device) => ({
    ...device,
    start: `${device.start}\n${lines[device.name] ?? ''}`,
  }));
  const network = { ...office, devices };
  return { network, configs: startConfigs(network) };
}
