import { type Args, type Command, command } from '../../cli/grammar/command.ts';
import { formatCommand } from '../../cli/grammar/format.ts';
import { icmpTypes } from '../../packet/index.ts';
import { type AccessList, type Entry, formatRule, parseRule, type Rule } from '../../sets/index.ts';
import type { DeviceConfig } from '../model.ts';
import { notIncluded, type Setting, setting } from './setting.ts';

type Kind = AccessList['kind'];

const STEP = 10;
const SEQUENCE = '[<sequence:1-2147483647>]';
const ends = (end: string) => `{host <${end}Host:ip>|<${end}:ip> <${end}Wildcard:wildcard>|any}`;
const ports = (end: string, protocol: string) =>
  `[<${end}Op:eq|neq> <${end}Ports:${protocol}-ports>|<${end}Op:gt|lt> <${end}Port:${protocol}-port>` +
  `|<${end}Op:range> <${end}From:${protocol}-port> <${end}To:${protocol}-port>]`;
const ported = (protocol: string) =>
  `${protocol} ${ends('src')} ${ports('src', protocol)} ${ends('dst')} ${ports('dst', protocol)}`;
const action = '<action:permit|deny>';
const log = '[<log:log>]';

/** What is in a line, by the kind of its list. */
const bodies: Readonly<Record<Kind, string[]>> = {
  extended: [
    `${action} ${ported('tcp')} [<established:established>] ${log}`,
    `${action} ${ported('udp')} ${log}`,
    `${action} icmp ${ends('src')} ${ends('dst')} [<icmp:${Object.keys(icmpTypes).join('|')}>|<type:0-255> [<code:0-255>]] ${log}`,
    `${action} {<protocol:ip|gre|esp|ahp|ospf|eigrp|igmp|pim|ipinip|nos|pcp>|<number:0-255>} ${ends('src')} ${ends('dst')} ${log}`,
  ],
  standard: [`${action} {<src:ip> <srcWildcard:wildcard>|<src:ip>|host <srcHost:ip>|any} ${log}`],
};

/** How lines of extended lists may end on devices in the field, and not here. */
const strangeEnds = '{ack|dscp|fin|fragments|log-input|precedence|reflect|rst|syn|time-range|tos}';
const strangeLines = (begin: string) =>
  bodies.extended.map((body) => notIncluded(`${begin} ${body} ${strangeEnds}`));

/** `ip access-list extended GUESTS` */
export const namedLists = setting('ip access-list <kind:standard|extended> <name:word>', {
  set: ({ kind, name }, { config }) => {
    const found = findList(config, name);
    if (found && found.kind !== kind) return '% A list of another kind has this name.';
    if (!found) addList(config, { name, kind, entries: [] });
  },
  unset: ({ name }, { config }) => {
    config.accessLists = config.accessLists.filter((list) => list.name !== name);
  },
  read: ({ config }) => config.accessLists.map(({ kind, name }) => ({ kind, name })),
  opens: ({ kind, name }) => ({ mode: `${kind}-acl` as const, key: name }),
});

/** `access-list 10 permit 10.0.0.0 0.0.0.255`: another way to write a line of `ip access-list standard 10`. */
export const numberedLists: Command<Setting>[] = [
  numbered('standard', 'remark <remark:line>'),
  numbered('extended', 'remark <remark:line>'),
  ...bodies.standard.map((body) => numbered('standard', body)),
  ...bodies.extended.map((body) => numbered('extended', body)),
  ...strangeLines('access-list <list:100-199>'),
];

export const extendedEntries = entriesOf('extended').concat(strangeLines(SEQUENCE));
export const standardEntries = entriesOf('standard');

export const findList = (config: DeviceConfig, name: string): AccessList | undefined =>
  config.accessLists.filter((list) => list.name === name)[0];

/** The lines inside `ip access-list`. */
function entriesOf(kind: Kind): Command<Setting>[] {
  const lines = [...bodies[kind], 'remark <remark:line>'].map((body) => {
    const own: Command<Setting> = command(`${SEQUENCE} ${body}`, {
      set: (args, { accessList }) => accessList && addEntry(accessList, entryOf(own, args, kind)),
      unset: (args, { accessList }) =>
        accessList && removeEntry(accessList, entryOf(own, args, kind)),
    });
    return own;
  });
  return [removal(), ...lines];
}

/** `no 20`. It also prints the lines of a list. */
function removal(): Command<Setting> {
  return command<string, Setting>('<sequence:1-2147483647>', {
    set: () => '% Incomplete command.',
    unset: ({ sequence }, { accessList: list }) =>
      list && remove(list, (entry) => entry.sequence === sequence),
    read: ({ accessList: list }) =>
      list?.entries.map((entry, i, all) =>
        entry.sequence === nextSequence(all[i - 1])
          ? textOf(entry, list.kind)
          : `${entry.sequence} ${textOf(entry, list.kind)}`,
      ) ?? [],
  });
}

function numbered(kind: Kind, body: string): Command<Setting> {
  const range = kind === 'standard' ? '1-99' : '100-199';
  const own: Command<Setting> = command(`access-list <list:${range}> ${body}`, {
    set: ({ list, ...args }, { config }) => {
      const name = String(list);
      const found = findList(config, name) ?? addList(config, { name, kind, entries: [] });
      return addEntry(found, entryOf(own, { ...args, list }, kind));
    },
    unset: ({ list }, { config }) => {
      config.accessLists = config.accessLists.filter(({ name }) => name !== String(list));
      return undefined;
    },
  });
  return own;
}

/** A line as it was typed, spelled out and read as the rule it is. */
function entryOf(own: Command<Setting>, args: Args, kind: Kind): Entry | undefined {
  const at = { line: 0, sequence: Number(args.sequence ?? 0) };
  if (args.remark !== undefined) return { ...at, remark: String(args.remark) };
  const words = (formatCommand(own.parts, args) ?? '').split(' ');
  const rule = parseRule(words.slice(words.indexOf(String(args.action))), kind);
  return 'cause' in rule ? undefined : { ...at, rule };
}

/** A line without a number goes to the end. */
function addEntry(list: AccessList, added: Entry | undefined): string | undefined {
  if (!added) return '% Invalid rule';
  if (list.entries.some((entry) => isSame(entry, added, list.kind))) return undefined;
  const sequence = added.sequence || nextSequence(list.entries[list.entries.length - 1]);
  if (list.entries.some((entry) => entry.sequence === sequence)) {
    return `% Duplicate sequence number ${sequence}`;
  }
  renumber(list, list.entries.concat({ ...added, sequence }));
  return undefined;
}

const removeEntry = (list: AccessList, meant: Entry | undefined) =>
  remove(list, (entry) => !!meant && isSame(entry, meant, list.kind));

function remove(list: AccessList, isMeant: (entry: Entry) => boolean): string | undefined {
  const left = list.entries.filter((entry) => !isMeant(entry));
  if (left.length === list.entries.length) return '%Access rule does not exist';
  renumber(list, left);
  return undefined;
}

/** Lines count from the top of their list, by sequence number. */
function renumber(list: AccessList, entries: Entry[]) {
  list.entries = entries
    .sort((one, other) => one.sequence - other.sequence)
    .map((entry, i) => ({ ...entry, line: i + 1 }));
}

const isSame = (one: Entry, other: Entry, kind: Kind) => textOf(one, kind) === textOf(other, kind);

const textOf = ({ rule, remark }: { rule?: Rule; remark?: string }, kind: Kind) =>
  rule ? formatRule(rule, kind) : `remark ${remark}`;

/** The number of a line that is entered without one. */
const nextSequence = (last: Entry | undefined) =>
  (Math.floor((last?.sequence ?? 0) / STEP) + 1) * STEP;

function addList(config: DeviceConfig, list: AccessList) {
  config.accessLists.push(list);
  config.accessLists.sort((one, other) => (one.name < other.name ? -1 : 1));
  return list;
}
