import type { Definition, Goal } from './definition.ts';

/** Two switches with two cables between them: a frame to everyone never stops. */
const network: Definition['network'] = {
  devices: ['PC1', 'SW1', 'SW2', 'PC2'].map((name, at) => ({
    name,
    kind: name.startsWith('PC') ? ('host' as const) : ('switch' as const),
    start: name.startsWith('PC') ? `ip address 10.0.0.${at + 1}/24` : `hostname ${name}`,
    x: at * 30,
    y: 50,
  })),
  links: [
    { a: 'PC1 eth0', b: 'SW1 Fa0/1' },
    { a: 'SW1 Fa0/2', b: 'SW2 Fa0/2' },
    { a: 'SW1 Fa0/3', b: 'SW2 Fa0/3' },
    { a: 'SW2 Fa0/1', b: 'PC2 eth0' },
  ],
};

/** Switches in a circle, to be taken apart. */
export const circle = (goals: Goal[]): Definition => ({
  exercise: 1,
  kind: 'repair',
  title: 'Round and round',
  task: ['Take the circle apart.'],
  seeds: [1],
  network,
  goals,
  model: { texts: { log: 'SW1: conf t\nSW1: int f0/3\nSW1: shutdown' } },
  tests: [],
});

/** So many pings; each ends where the frames go round. */
export const pings = (count: number): string =>
  Array.from({ length: count }, () => 'PC1: ping 10.0.0.9').join('\n');
