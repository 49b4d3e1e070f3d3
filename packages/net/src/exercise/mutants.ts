import { canonical } from '../address/index.ts';
import { type AccessList, compareLists, formatList, parseLists, type Rule } from '../sets/index.ts';
import type { Drawn } from './draw.ts';
import { flowBreakers } from './flow-mutants.ts';
import { playedNetwork } from './network.ts';

/** An answer that is wrong in a way learners err, made from the model. */
export interface Mutant {
  field: string;
  text: string;
}

/** Small faults in the model answer. Those that mean the same as the model are left out. */
export function mutantsOf({ definition }: Drawn): Mutant[] {
  const mutants: Mutant[] = [];
  for (const { id, kind } of definition.lists ?? []) {
    const [model] = parseLists(definition.model.texts[id] ?? '', { kind, name: id }).lists;
    if (!model) continue;
    for (const broken of brokenLists(model, flowBreakers(definition, model)))
      if (compareLists(broken, 'equals', model).verdict === 'unmet')
        mutants.push({ field: id, text: formatList(broken) });
  }
  for (const { id, as } of definition.fields ?? []) {
    const model = definition.model.texts[id] ?? '';
    for (const text of brokenValues(model))
      if (canonical(as, text) !== canonical(as, model)) mutants.push({ field: id, text });
  }
  return definition.network ? mutants.concat(brokenLogs(definition)) : mutants;
}

/** The log without one of its lines, where that changes the network. */
function brokenLogs(definition: Drawn['definition']): Mutant[] {
  const lines = (definition.model.texts.log ?? '').split('\n').filter(Boolean);
  const configsOf = (log: string) => JSON.stringify(playedNetwork(definition, log).configs);
  const model = configsOf(lines.join('\n'));
  return lines
    .map((_, at) => lines.filter((_line, other) => other !== at).join('\n'))
    .filter((text) => configsOf(text) !== model)
    .map((text) => ({ field: 'log', text }));
}

/** Each line changed in turn, and lines that don't belong put before all others. */
function brokenLists(list: AccessList, strange: Rule[]): AccessList[] {
  const { entries } = list;
  const broken: AccessList[] = [];
  const make = (changed: AccessList['entries']) => {
    // Numbered again: a device would sort moved lines back by their numbers.
    const numbered = changed.map((entry, at) => ({ ...entry, sequence: (at + 1) * 10 }));
    broken.push({ ...list, entries: numbered });
  };
  for (const rule of strange) make([{ line: 0, sequence: 0, rule }, ...entries]);
  entries.forEach((entry, at) => {
    const { rule } = entry;
    if (!rule) return;
    make(entries.filter((other) => other !== entry));
    const next = entries[at + 1];
    if (next) make([...entries.slice(0, at), next, entry, ...entries.slice(at + 2)]);
    for (const change of brokenRules(rule))
      make(entries.map((other) => (other === entry ? { ...other, rule: change } : other)));
  });
  return broken;
}

function brokenRules(rule: Rule): Rule[] {
  const { sport, dport, ...bare } = rule;
  const broken: Rule[] = [
    { ...rule, action: rule.action === 'permit' ? 'deny' : 'permit' },
    { ...rule, src: rule.dst, dst: rule.src },
    { ...rule, src: { address: 0, wildcard: 0xffffffff } },
    { ...rule, dst: { address: 0, wildcard: 0xffffffff } },
  ];
  if (rule.src.wildcard !== 0xffffffff) broken.push({ ...rule, src: halved(rule.src) });
  if (rule.dst.wildcard !== 0xffffffff) broken.push({ ...rule, dst: halved(rule.dst) });
  if (dport)
    broken.push(
      { ...bare, sport: dport, ...(sport && { dport: sport }) },
      { ...rule, dport: { ...dport, ports: dport.ports.map((port) => (port + 1) % 65536) } },
      { ...bare, ...(sport && { sport }) },
    );
  return broken;
}

/** Half of the addresses: the mistake of a mask that is one bit too long. */
const halved = ({ address, wildcard }: Rule['src']) => ({
  address,
  wildcard: wildcard === 0 ? 1 : wildcard >>> 1,
});

/** Each number of a value one higher and one lower. */
function brokenValues(text: string): string[] {
  const broken: string[] = [];
  const numbers = /\d+/g;
  for (let found = numbers.exec(text); found; found = numbers.exec(text)) {
    const { 0: number, index } = found;
    for (const step of [-1, 1]) {
      const changed = Number(number) + step;
      if (changed >= 0)
        broken.push(`${text.slice(0, index)}${changed}${text.slice(index + number.length)}`);
    }
  }
  return broken;
}
