import type { Definition, Goal } from '@uplink/net/exercise';

const routers = 6;
const commands = 500;
const goals = 20;
const all = Array.from({ length: routers }, (_, at) => at + 1);
/** The next router in the ring. */
const after = (router: number) => (router % routers) + 1;

/** A ring of routers with a host at each, an answer of 500 commands, and 20 goals that follow packets across it. */
export function longSession(): { definition: Definition; log: string } {
  const lines = all.flatMap(configure);
  const looks = ['show ip route', 'show running-config', 'show ip interface brief', 'show arp'];
  for (let at = 0; lines.length < commands; at += 1)
    lines.push(`R${(at % routers) + 1}: ${looks[at % looks.length]}`);
  const log = lines.slice(0, commands).join('\n');
  return { definition: ring(log), log };
}

/** Host networks are reached clockwise; the links of the ring have networks of their own. */
function configure(router: number): string[] {
  const own = [
    'configure terminal',
    'interface Gi0/0',
    `ip address 10.0.${router}.1 255.255.255.0`,
    'no shutdown',
    'interface Gi0/1',
    `ip address 172.16.${router}.1 255.255.255.252`,
    'no shutdown',
    'interface Gi0/2',
    `ip address 172.16.${router === 1 ? routers : router - 1}.2 255.255.255.252`,
    'no shutdown',
    'exit',
  ];
  const routes = all
    .filter((other) => other !== router)
    .map((other) => `ip route 10.0.${other}.0 255.255.255.0 172.16.${router}.2`);
  return [...own, ...routes, 'end'].map((line) => `R${router}: ${line}`);
}

const ring = (log: string): Definition => ({
  exercise: 1,
  kind: 'configure',
  title: 'A ring of routers',
  task: ['Connect every host with every other.'],
  seeds: [1],
  network: {
    devices: all.flatMap((router) => [
      { name: `R${router}`, kind: 'router' as const, start: `hostname R${router}`, x: 50, y: 50 },
      {
        name: `PC${router}`,
        kind: 'host' as const,
        x: 50,
        y: 90,
        start: `ip address 10.0.${router}.9/24 gateway 10.0.${router}.1`,
      },
    ]),
    links: all.flatMap((router) => [
      { a: `PC${router} eth0`, b: `R${router} Gi0/0` },
      { a: `R${router} Gi0/1`, b: `R${after(router)} Gi0/2` },
    ]),
  },
  goals: Array.from({ length: goals }, (_, at) => goal(at)),
  model: { texts: { log } },
  tests: [],
});

function goal(at: number): Goal {
  const from = (at % routers) + 1;
  const to = ((from + Math.floor(at / routers)) % routers) + 1;
  const probing = { from: `PC${from}`, to: `PC${to}` };
  return {
    id: `goal${at}`,
    title: `${probing.from} reaches ${probing.to}`,
    check: at % 2 === 0 ? { kind: 'reach', ...probing } : { kind: 'path', ...probing },
  };
}
