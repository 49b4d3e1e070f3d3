import { abbreviated, look, noise } from './log-words.fixture.ts';
import { createRandom, type Random } from './rewrites.fixture.ts';

/** Commands of one device that belong together: lines of an interface with their first line, or one line. */
type Block = string[];

interface DevicePart {
  device: string;
  blocks: Block[];
  /** Hosts have no configuration mode. */
  isConfigured: boolean;
}

/** The same configuration typed differently: devices and blocks in another order, words shortened, lines repeated, mistyped or looked up. */
export function logRewrites(log: string, count: number): string[] {
  const parts = partsOf(log);
  const random = createRandom(20_260_303);
  const texts = new Set<string>();
  for (let tries = 0; texts.size < count && tries < count * 40; tries += 1)
    texts.add(
      shuffled(parts, random)
        .flatMap((part) => write(part, random))
        .join('\n'),
    );
  return [...texts];
}

/** Logs with one fault: a line left out, a number or a port changed, a line on another device, or a line undone. */
export function brokenLogs(log: string, isBroken: (log: string) => boolean, count: number) {
  const lines = log.split('\n').filter(Boolean);
  const random = createRandom(20_260_304);
  const texts = new Set<string>();
  for (let tries = 0; texts.size < count && tries < count * 60; tries += 1) {
    const text = broken(lines, random).join('\n');
    if (isBroken(text)) texts.add(text);
  }
  return [...texts];
}

function partsOf(log: string): DevicePart[] {
  const parts: DevicePart[] = [];
  for (const line of log.split('\n').filter(Boolean)) {
    const [, device = '', command = ''] = /^(\S+): (.*)$/.exec(line) ?? [];
    let part = parts.find((one) => one.device === device);
    if (!part) {
      part = { device, blocks: [], isConfigured: false };
      parts.push(part);
    }
    if (command === 'configure terminal') part.isConfigured = true;
    else if (/^(enable|exit|end)$/.test(command)) continue;
    else if (
      /^(switchport|ip address|ip access-group|no shutdown|permit|deny|encapsulation)/.test(command)
    )
      part.blocks.at(-1)?.push(command);
    else part.blocks.push([command]);
  }
  return parts;
}

function write({ device, blocks, isConfigured }: DevicePart, random: Random): string[] {
  const lines = Array.from({ length: 1 + random(2) }, () => look(random));
  if (isConfigured) lines.push('configure terminal');
  for (const [first = '', ...inside] of shuffled(blocks, random)) {
    if (isConfigured && random(3) === 0) lines.push('end', look(random), 'configure terminal');
    lines.push(first);
    // A subinterface takes its VLAN before its address, and lines of a list keep their order.
    const isOrdered = inside.some((line) => /^(encapsulation|permit|deny)/.test(line));
    for (const line of isOrdered ? inside : shuffled(inside, random)) {
      if (random(5) === 0) lines.push(noise(random));
      lines.push(line);
      if (random(5) === 0) lines.push(line);
    }
  }
  return lines.map((line) => `${device}: ${random(2) ? abbreviated(line) : line}`);
}

function broken(lines: readonly string[], random: Random): string[] {
  // A port that is put into a VLAN creates it: the line that does so too can be anything.
  const deciding = lines.filter((line) => !/^\S+: vlan /.test(line));
  const line = deciding[random(deciding.length)] ?? '';
  const at = lines.indexOf(line);
  const others = lines.flatMap((one) => one.split(': ')[0] ?? []);
  const numbers = [...line.matchAll(changeable(line))];
  const number = numbers[random(Math.max(1, numbers.length))];
  // Lists are short, and there are many ports.
  const most = / (permit|deny) /.test(line) ? 900 : 40;
  const replaced = number
    ? `${line.slice(0, number.index)}${Number(number[0]) + 1 + random(most)}${line.slice(number.index + number[0].length)}`
    : line;
  const choices = [
    [],
    [replaced],
    [replaced],
    [line.replace(/^\S+(?=:)/, others[random(others.length)] ?? '')],
    // Without its list a trunk carries every VLAN: nothing breaks.
    line.includes(' allowed vlan ')
      ? []
      : [line, line.replace(': ', ': no ').replace('no no ', '')],
  ];
  return [
    ...lines.slice(0, at),
    ...(choices[random(choices.length)] ?? []),
    ...lines.slice(at + 1),
  ];
}

/** The numbers of a line that decide something. */
function changeable(line: string) {
  // A distance doesn't, as long as the order stays.
  if (line.includes(' ip route ')) return /\d+(?=\.)|(?<=\.)\d+/g;
  // Nor does the name of a subinterface; nor which of the addresses that never come in a list names.
  if (/ interface \S+\.\d+$/.test(line)) return /(?!)/g;
  return / (permit|deny) /.test(line) ? /\d+$/g : /(?<=[ ./])\d+/g;
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  const rest = [...items];
  return items.flatMap(() => rest.splice(random(rest.length), 1));
}
