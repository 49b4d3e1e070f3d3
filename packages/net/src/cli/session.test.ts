import { expect, test } from 'vitest';
import { office } from '../plane/networks.fixture.ts';
import { complete, enter, formatLog, parseLog, promptOf, replay, startSession } from './index.ts';

/** Enters lines at one device, and returns what was said to the last. */
function at(device: string, ...lines: string[]) {
  const { session, transcript } = replay(
    office,
    lines.map((line) => ({ device, line })),
  );
  const last = transcript[transcript.length - 1];
  return {
    session,
    prompt: promptOf(session, device),
    output: last?.output ?? [],
    fault: last?.fault,
  };
}

test('understands abbreviations through all modes', () => {
  const { prompt, session } = at(
    'R2',
    'conf t',
    'int g0/1',
    'desc to servers',
    'no ip addr',
    'shut',
  );
  expect(prompt).toBe('R2(config-if)# ');
  expect(session.configs.R2?.interfaces[1]).toMatchObject({
    isShut: true,
    kept: ['description to servers'],
  });
  expect(session.configs.R2?.interfaces[1]?.address).toBeUndefined();
});

test('says which word is wrong, in the line and in words', () => {
  const { output, fault } = at('R1', 'conf t', 'int g0/1', 'ip adress 10.0.0.1 255.0.0.0');
  expect(output).toEqual([
    `${' '.repeat('R1(config-if)# ip '.length)}^`,
    "% Invalid input detected at '^' marker.",
  ]);
  expect(fault).toEqual({ code: 'invalid', word: 2, text: 'adress' });
});

test('says what is ambiguous, incomplete and not included', () => {
  expect(at('R1', 'sh i').output).toEqual(['% Ambiguous command:  "sh i"']);
  expect(at('R1', 'show ip').fault).toEqual({ code: 'incomplete' });
  expect(at('R1', 'conf t', 'router ospf 1').fault).toEqual({ code: 'not-included' });
  expect(at('R1', 'show ip ospf neighbor').fault).toEqual({ code: 'not-included' });
  expect(at('R1', 'show spanning-tree').output).toEqual([
    "% The academy doesn't include this command.",
  ]);
});

test.each([
  ['R1', ['clear ip route *']],
  ['R1', ['disable', 'show cdp neighbors']],
  ['R1', ['copy running-config tftp:']],
  ['R1', ['conf t', 'interface range g0/0 - 1']],
  ['R1', ['conf t', 'ip access-list resequence WEB 10 10']],
  ['R1', ['conf t', 'int g0/1', 'ip split-horizon']],
  ['R1', ['conf t', 'line vty 0 4', 'access-class 10 in']],
  ['PC1', ['ipconfig /all']],
  ['R1', ['show ip route static']],
  ['R1', ['ping 10.0.0.1 source g0/0']],
  ['R1', ['conf t', 'ip route 0.0.0.0 0.0.0.0 10.0.12.2 name OUT']],
  ['R1', ['conf t', 'ip access-list extended WEB', 'permit tcp any any syn']],
  ['R1', ['conf t', 'access-list 110 deny ip any any log-input']],
  ['SW1', ['show vlan id 10']],
  ['PC1', ['exit']],
])('%s knows %j, which the academy does not include', (device, entered) => {
  expect(at(device, ...entered).fault).toEqual({ code: 'not-included' });
});

test.each([
  ['R1', ['show hello']],
  ['R1', ['terminal lenght 0']],
  ['R1', ['copy running-config strat']],
  ['R1', ['conf t', 'ip access-list standrd WEB']],
  ['R1', ['conf t', 'line vty 0 4', 'login lokal']],
  ['PC1', ['ip adress 10.0.0.1/24']],
])('at %s the mistake in %j stays a mistake', (device, entered) => {
  expect(at(device, ...entered).fault).toMatchObject({ code: 'invalid' });
});

test('enable where it was entered before changes nothing, and there are three ways to leave', () => {
  expect(at('R1', 'enable', 'enable').fault).toBeUndefined();
  expect(at('R1', 'logout', 'quit', 'show version').prompt).toBe('R1> ');
});

test('lists what may come next', () => {
  expect(at('R1', 'co?').output).toEqual(['configure  copy']);
  expect(at('R1', 'conf t', 'ip route 10.0.0.0 255.0.0.0 ?').output).toEqual([
    '  A.B.C.D    IP address',
    '  INTERFACE  Interface to send through',
  ]);
  expect(at('R1', 'disable', '?').output).toContain('  enable      Turn on privileged commands');
  expect(at('R1', 'conf t', 'int g0/1', 'shutdown ?').output).toEqual(['  <cr>']);
});

test('completes a word that only one fits', () => {
  const session = startSession(office);
  expect(complete(session, 'R1', 'conf')).toBe('configure ');
  expect(complete(session, 'R1', 'show ip int')).toBe('show ip interface ');
  expect(complete(session, 'R1', 'co')).toBeUndefined();
  expect(complete(session, 'R1', 'show ')).toBeUndefined();
});

test('every word that is listed has a help text', () => {
  const lines = ['?', 'show ?', 'show ip ?', 'configure ?', 'clear ?'];
  for (const line of lines)
    for (const row of at('R1', line).output) expect(row.trim()).toMatch(/\S\s{2,}\S|<cr>/);
  const modes = [[], ['int g0/1'], ['int g0/0.10'], ['line vty 0 4'], ['ip access-list ext A']];
  for (const opening of modes) {
    for (const row of at('R1', 'conf t', ...opening, '?').output)
      expect(row.trim()).toMatch(/\S\s{2,}\S/);
  }
  for (const opening of [[], ['int g0/1'], ['vlan 10']]) {
    for (const row of at('SW1', 'conf t', ...opening, '?').output)
      expect(row.trim()).toMatch(/\S\s{2,}\S/);
  }
});

test('lines of the outer mode work inside an inner one', () => {
  const { prompt, session } = at(
    'R1',
    'conf t',
    'int g0/1',
    'ip route 10.9.0.0 255.255.0.0 10.0.12.2',
  );
  expect(prompt).toBe('R1(config)# ');
  expect(session.configs.R1?.routes).toHaveLength(2);
  expect(at('R1', 'conf t', 'int g0/1', 'int g0/0.20').prompt).toBe('R1(config-subif)# ');
  expect(at('R1', 'conf t', 'int g0/1', 'exit').prompt).toBe('R1(config)# ');
  expect(at('R1', 'conf t', 'int g0/1', 'end').prompt).toBe('R1# ');
});

test('shows interfaces, routes and VLANs as devices do', () => {
  expect(at('R2', 'show ip int brief').output.slice(0, 2)).toEqual([
    'Interface                  IP-Address      OK? Method Status                Protocol',
    'GigabitEthernet0/0         10.0.12.2       YES manual up                    up',
  ]);
  expect(at('R2', 'show ip route').output.slice(4)).toEqual([
    'Gateway of last resort is not set',
    '',
    '      10.0.0.0/8 is variably subnetted, 5 subnets, 3 masks',
    'S        10.0.10.0/24 [1/0] via 10.0.12.1',
    'C        10.0.12.0/30 is directly connected, GigabitEthernet0/0',
    'L        10.0.12.2/32 is directly connected, GigabitEthernet0/0',
    'C        10.0.30.0/24 is directly connected, GigabitEthernet0/1',
    'L        10.0.30.1/32 is directly connected, GigabitEthernet0/1',
  ]);
  expect(at('SW1', 'show vlan brief').output).toContain(
    '10   VLAN0010                         active    Fa0/1',
  );
  expect(at('SW1', 'sh int trunk').output).toContain('Gi0/1       10,20');
  expect(at('R2', 'show run | section interface').output[1]).toBe(
    ' ip address 10.0.12.2 255.255.255.252',
  );
});

test('the first echo of a router is lost while it asks for addresses', () => {
  const { output, session } = at('R1', 'ping 10.0.12.2');
  expect(output[2]).toBe('.!!!!');
  expect(enter(session, { device: 'R1', line: 'ping 10.0.12.2' }).exchange.output[2]).toBe('!!!!!');
  expect(at('R1', 'ping 10.0.12.2', 'show arp').output[2]).toMatch(
    /^Internet {2}10\.0\.12\.1 +- +0200\.0004\.0002/,
  );
});

test('hosts ping, trace and show their addresses', () => {
  expect(at('PC1', 'ping 10.0.30.10').output).toContain(
    '4 packets transmitted, 2 received, 50% packet loss',
  );
  expect(at('PC1', 'ping 10.0.30.10', 'traceroute 10.0.30.10').output).toEqual([
    'Tracing the route to 10.0.30.10',
    '  1 10.0.10.1 1 msec 1 msec 1 msec',
    '  2 10.0.12.2 1 msec 1 msec 1 msec',
    '  3 10.0.30.10 1 msec 1 msec 1 msec',
  ]);
  expect(at('PC1', 'ip address 10.0.10.99/24 gateway 10.0.10.1', 'show ip').output[0]).toBe(
    'Address   10.0.10.99/24',
  );
});

test('a locked device can be looked at, not changed', () => {
  const log = [{ device: 'R1', line: 'conf t' }];
  const { transcript } = replay(office, log, ['R1']);
  expect(transcript[0]?.output[0]).toMatch(/locked/);
});

test('a log is a text, and plays to the same bytes', () => {
  const log = [
    { device: 'R1', line: 'ping 10.0.30.10' },
    { device: 'R2', line: 'conf t' },
    { device: 'R2', line: 'ip route 10.0.20.0 255.255.255.0 10.0.12.1' },
    { device: 'PC2', line: 'ping 10.0.30.10' },
  ];
  expect(parseLog(formatLog(log))).toEqual(log);
  expect(JSON.stringify(replay(office, log))).toBe(JSON.stringify(replay(office, log)));
});
