import { formatIpv4, type Ipv4 } from '../address/index.ts';
import { type Probe, ping, type Tables, traceHop } from '../plane/index.ts';
import { type Console, type Effect, exec } from './exec.ts';

const PINGS = 5;
const HOST_PINGS = 4;
const MOST_HOPS = 15;
const PROBES = 3;
const STORM = '% Broadcast storm: frames are looping between switches.';

export const routerPing = exec('ping <target:ip>', ({ target }, console) => {
  const { probes, ...effect } = pings(console, target, PINGS);
  const signs = probes.map(signOf).join('');
  const good = probes.filter(({ result }) => result === 'answered').length;
  const times = good ? ', round-trip min/avg/max = 1/1/1 ms' : '';
  return {
    ...effect,
    output: [
      'Type escape sequence to abort.',
      `Sending ${PINGS}, 100-byte ICMP Echos to ${formatIpv4(target)}, timeout is 2 seconds:`,
      signs,
      `Success rate is ${(100 * good) / PINGS} percent (${good}/${PINGS})${times}`,
      ...(isStorm(probes) ? [STORM] : []),
    ],
  };
});

export const hostPing = exec(
  'ping <target:ip>',
  ({ target }, console) => {
    const { probes, ...effect } = pings(console, target, HOST_PINGS);
    const good = probes.filter(({ result }) => result === 'answered').length;
    const loss = 100 - (100 * good) / HOST_PINGS;
    return {
      ...effect,
      output: [
        `PING ${formatIpv4(target)} 56(84) bytes of data.`,
        ...probes.map((probe, i) => hostLine(probe, i + 1)).filter((line) => line),
        `${HOST_PINGS} packets transmitted, ${good} received, ${loss}% packet loss`,
        ...(isStorm(probes) ? [STORM] : []),
      ],
    };
  },
  ['host'],
);

export const traceroute = exec('traceroute <target:ip>', ({ target }, console) => ({
  ...trace(console, target),
}));

/** Sends echoes in turn: each finds the tables that the earlier ones filled. */
function pings({ session, setup, device }: Console, target: Ipv4, count: number) {
  let { tables } = session;
  let spent = 0;
  const probes: Probe[] = [];
  for (let i = 0; i < count; i++) {
    const probe = ping(setup, device, target, { tables });
    tables = probe.tables;
    spent += probe.spent;
    probes.push(probe);
    if (probe.result === 'undecided') break;
  }
  return { probes, tables, spent };
}

const isStorm = (probes: Probe[]) => probes.some(({ result }) => result === 'undecided');

function signOf({ result }: Probe) {
  if (result === 'answered') return '!';
  return result === 'error' ? 'U' : '.';
}

function hostLine({ result, back }: Probe, sequence: number): string {
  const from = formatIpv4(back?.packet.src ?? 0);
  if (result === 'answered')
    return `64 bytes from ${from}: icmp_seq=${sequence} ttl=${back?.packet.ttl}`;
  if (result === 'unsent') return 'ping: connect: Network is unreachable';
  if (result !== 'error') return '';
  const why =
    back?.packet.icmpType === 11
      ? 'Time to live exceeded'
      : back?.packet.icmpCode === 13
        ? 'Packet filtered'
        : 'Destination Host Unreachable';
  return `From ${from} icmp_seq=${sequence} ${why}`;
}

function trace({ session, setup, device }: Console, target: Ipv4): Effect {
  let { tables }: { tables: Tables } = session;
  let spent = 0;
  const output = [`Tracing the route to ${formatIpv4(target)}`];
  for (let ttl = 1; ttl <= MOST_HOPS; ttl++) {
    const answers: Probe[] = [];
    for (let i = 0; i < PROBES; i++) {
      const probe = traceHop(setup, device, { target, ttl }, { tables });
      tables = probe.tables;
      spent += probe.spent;
      answers.push(probe);
      if (probe.result === 'undecided') return { output: [...output, STORM], tables, spent };
    }
    output.push(`${String(ttl).padStart(3)} ${answers.map(hopText).reduce(joinHop, '')}`);
    if (answers.some(({ back }) => back?.packet.icmpType === 3)) break;
  }
  return { output, tables, spent };
}

const hopText = ({ back, result }: Probe) =>
  result === 'error' && back
    ? `${formatIpv4(back.packet.src)}${errorSign(back.packet.icmpCode)}`
    : '*';

const errorSign = (code: number | undefined) => (code === 13 ? ' !A' : code === 1 ? ' !H' : '');

/** A router that answers more than once is named once. */
const joinHop = (line: string, hop: string) => {
  if (hop === '*') return line === '' ? '*' : `${line}  *`;
  return line.indexOf(hop) >= 0
    ? `${line} 1 msec`
    : `${line === '' ? '' : `${line} `}${hop} 1 msec`;
};
