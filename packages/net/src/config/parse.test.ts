import { expect, test } from 'vitest';
import { parseConfig } from './parse.ts';
import { printConfig } from './print.ts';

const ROUTER = `
hostname R1
!
interface GigabitEthernet0/0
 description To SW1
 ip address 10.0.10.1 255.255.255.0
 ip access-group GUESTS in
!
interface GigabitEthernet0/1
 no ip address
!
interface GigabitEthernet0/1.20
 encapsulation dot1Q 20
 ip address 10.0.20.1 255.255.255.0
!
interface GigabitEthernet0/2
 no ip address
 shutdown
ip route 0.0.0.0 0.0.0.0 10.0.20.2
ip route 10.9.0.0 255.255.0.0 GigabitEthernet0/0 10.0.10.9 200
!
ip access-list extended GUESTS
 permit tcp any host 10.0.30.5 eq 80
 deny ip 10.0.10.0 0.0.0.255 10.0.0.0 0.255.255.255
 remark all else
 permit ip any any
ip access-list extended 110
 permit udp any range 1 9 any neq 53 67
ip access-list standard 10
 permit host 10.0.0.5
 15 deny 10.0.0.0 0.0.0.255
!
line vty 0 4
 login
 transport input ssh
end
`;

const SWITCH = `hostname SW1
!
vlan 10
 name Guests
!
vlan 20
!
interface GigabitEthernet0/1
 switchport mode trunk
 switchport trunk native vlan 99
 switchport trunk allowed vlan 10,20,30-35
!
interface FastEthernet0/2
 switchport access vlan 10
!
interface Vlan10
 ip address 10.0.10.2 255.255.255.0
ip default-gateway 10.0.10.1
end`;

const lines = (text: string) =>
  text.split('\n').filter((line) => line.trim() && line.trim() !== '!');

test('prints a router as it was written', () => {
  const { config, unread } = parseConfig(ROUTER, 'router');
  expect(unread).toEqual([]);
  const printed = printConfig(config).filter((line) => line !== '!');
  expect(printed.sort()).toEqual(lines(ROUTER).sort());
});

test('prints a switch as it was written, with its ports in order', () => {
  const { config, unread } = parseConfig(SWITCH, 'switch');
  expect(unread).toEqual([]);
  expect(
    printConfig(config)
      .filter((line) => line !== '!')
      .sort(),
  ).toEqual(lines(SWITCH).sort());
});

test('a host has one address and a gateway', () => {
  const text = 'ip address 10.0.10.11/24 gateway 10.0.10.1';
  expect(printConfig(parseConfig(text, 'host', ['eth0']).config)).toEqual([text]);
});

test('names lines that it does not understand, with what stands below them', () => {
  const text =
    'hostname R1\nrouter bgp 65000\n neighbor 10.0.0.1 remote-as 1\nfrobnicate\nip routing';
  expect(parseConfig(text, 'router').unread).toEqual([
    { line: 2, text: 'router bgp 65000', isKnown: true },
    { line: 3, text: 'neighbor 10.0.0.1 remote-as 1', isKnown: false },
    { line: 4, text: 'frobnicate', isKnown: false },
  ]);
});

test('a numbered list is a list with a number for its name', () => {
  const { config, unread } = parseConfig(
    'access-list 10 permit 10.0.0.5\naccess-list 10 deny any log',
    'router',
  );
  expect(unread).toEqual([]);
  expect(config.accessLists[0]).toMatchObject({ name: '10', kind: 'standard' });
  expect(config.accessLists[0]?.entries).toHaveLength(2);
});

test('accepts abbreviations, and lines of the outer mode inside an inner one', () => {
  const text =
    'int g0/0\n ip addr 10.0.0.1 255.255.255.0\n no shut\n ip route 0.0.0.0 0.0.0.0 10.0.0.2';
  const { config, unread } = parseConfig(text, 'router', ['GigabitEthernet0/0']);
  expect(unread).toEqual([]);
  expect(config.interfaces[0]).toMatchObject({ isShut: false, address: 0x0a000001 });
  expect(config.routes).toHaveLength(1);
});
