import { execFileSync } from 'node:child_process';
import { formatIpv4, type Ipv4 } from '../src/address/index.ts';

/** A packet whose way is looked at. */
export interface Traced {
  /** The device that sends it. */
  from: string;
  dst: Ipv4;
  proto: 'icmp' | 'tcp';
  dport?: number;
}

/** Sends all packets, and says which were answered. */
export function send(packets: readonly Traced[]): boolean[] {
  const commands = packets.map(({ from, dst, proto, dport }, at) => {
    const target = formatIpv4(dst);
    const command =
      proto === 'icmp'
        ? `ping -c 1 -W 2 -n ${target}`
        : `python3 -c '${connect}' ${target} ${dport}`;
    return `(ip netns exec ${from} ${command} >/dev/null 2>&1; echo ${at} $?) &`;
  });
  const output = execFileSync('sh', ['-c', [...commands, 'wait'].join('\n')], { encoding: 'utf8' });
  const answered = packets.map(() => false);
  for (const line of output.trim().split('\n')) {
    const [at, status] = line.split(' ').map(Number);
    if (at !== undefined) answered[at] = status === 0;
  }
  return answered;
}

/** No one listens: a connection that is refused was answered as well. */
const connect = [
  'import socket, sys',
  's = socket.socket()',
  's.settimeout(2)',
  'sys.exit(0 if s.connect_ex((sys.argv[1], int(sys.argv[2]))) in (0, 111) else 1)',
].join('\n');
