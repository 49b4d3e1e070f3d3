import type { Random } from './rewrites.fixture.ts';

const short: [RegExp, string][] = [
  [/^configure terminal/, 'conf t'],
  [/^interface/, 'int'],
  [/^switchport access/, 'switchp acc'],
  [/^switchport mode trunk/, 'switchp mo tr'],
  [/^switchport trunk/, 'switchp tr'],
  [/^no shutdown/, 'no shut'],
  [/^ip address/, 'ip addr'],
  [/\bGi0/, 'GigabitEthernet0'],
  [/\bFa0/, 'FastEthernet0'],
];

/** A command as people who know it type it. */
export const abbreviated = (line: string) =>
  short.reduce((text, [word, less]) => text.replace(word, less), line);

const pick = (random: Random, ...of: string[]) => of[random(of.length)] ?? '';

/** A command that only looks, on any device. */
export const look = (random: Random) =>
  pick(random, 'show running-config', 'ping 10.0.', 'sh run').replace(
    '10.0.',
    `10.0.${random(200)}.${random(200)}`,
  );

/** A line that the command line refuses, or that changes nothing. */
export const noise = (random: Random) =>
  pick(random, 'adress 10.0.0.1', 'exitt', 'do show running-config', 'swichport mode trunk');
