import { type Ipv4, parseIpv4 } from '../address/index.ts';
import { type LogEntry, parseLog, replay, setupOf } from '../cli/index.ts';
import { readInterface } from '../config/index.ts';
import type { End, Network, Setup } from '../plane/index.ts';
import { BadExpression } from './bad-expression.ts';
import type { Definition, NetworkPart } from './definition.ts';
import type { Judging } from './judging.ts';

/** The network of a definition, with the full names of its ports. */
export function networkOf({ devices, links }: NetworkPart): Network {
  const wired = links.map(({ a, b }) => ({ a: endOf(a), b: endOf(b) }));
  const ends = wired.reduce<End[]>((all, { a, b }) => all.concat(a, b), []);
  return {
    devices: devices.map(({ name, kind, start, ports = [] }) => {
      const linked = ends.filter(({ device }) => device === name).map(({ port }) => port);
      const all = linked.concat(ports.map((port) => endOf(`${name} ${port}`).port));
      return { name, kind, start, ports: all.filter((port, i) => all.indexOf(port) === i) };
    }),
    links: wired,
  };
}

/** An end of a link: `R1 Gi0/0`. */
export function endOf(text: string): End {
  const [, device = '', name = ''] = /^\s*(\S+)\s+(\S+)\s*$/.exec(text) ?? [];
  const port = readInterface(name);
  if (!port) throw new BadExpression(`“${text}” isn't a device and its port.`);
  return { device, port };
}

/** The network after a learner's log. */
export function playedNetwork(definition: Definition, log: string): Setup {
  return setupOf(replay(...gameOf(definition, parseLog(log))).session);
}

/** The network that goals are judged in. It is played once for all of them. */
export function playedSetup(judging: Judging): Setup {
  judging.setup ??= playedNetwork(judging.definition, judging.answer.texts.log ?? '');
  return judging.setup;
}

/** What `replay` needs to play a log of an exercise. */
export function gameOf(
  { network, kind }: Definition,
  log: LogEntry[],
): [Network, LogEntry[], string[]] {
  if (!network) throw new BadExpression('This exercise has no network.');
  const all = network.devices.map(({ name }) => name);
  return [networkOf(network), log, kind === 'trace' ? all : (network.locked ?? [])];
}

/** The address of a device: the first that is configured on it. Anything else is an address itself. */
export function addressOf({ configs, network }: Setup, name: string): Ipv4 {
  const address = parseIpv4(name);
  if (address !== undefined) return address;
  if (!network.devices.some((device) => device.name === name))
    throw new BadExpression(`There is no device “${name}”.`);
  const own = configs[name]?.interfaces.find((each) => each.address !== undefined);
  return own?.address ?? 0;
}

/** The position of the link at one of its ends. */
export function linkAt({ network }: Setup, text: string): number {
  const { device, port } = endOf(text);
  const at = network.links.findIndex(({ a, b }) =>
    [a, b].some((end) => end.device === device && end.port === port),
  );
  if (at < 0) throw new BadExpression(`There is no link at “${text}”.`);
  return at;
}
