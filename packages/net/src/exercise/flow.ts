import { parseIpv4, parsePrefix } from '../address/index.ts';
import { portsOf, protocols, TCP } from '../packet/index.ts';
import type { AddressSelection, Selection } from '../sets/index.ts';
import { BadExpression } from './bad-expression.ts';
import type { Flow } from './definition.ts';

/** The packets a flow of a definition names. */
export function selectionOf(flow: Flow): Selection {
  const proto = flow.proto === undefined || flow.proto === 'ip' ? undefined : protocols[flow.proto];
  const selection: Selection = {};
  if (flow.from !== undefined) selection.from = listOf(flow.from).map(addressOf).filter(isNamed);
  if (flow.to !== undefined) selection.to = listOf(flow.to).map(addressOf).filter(isNamed);
  if (proto !== undefined) selection.proto = proto;
  if (flow.port !== undefined)
    selection.dport = listOf(flow.port).map((port) => portOf(port, proto));
  if (flow.sport !== undefined) selection.sport = [portOf(flow.sport, proto)];
  if (flow.icmpType !== undefined) selection.icmpType = flow.icmpType;
  if (flow.established !== undefined) selection.established = flow.established;
  return selection;
}

/** `any` selects nothing by itself: it leaves the field open. */
function addressOf(text: string): AddressSelection | undefined {
  const [, not, rest = ''] = /^(not )?(.*)$/.exec(text) ?? [];
  if (rest === 'any') return undefined;
  const host = parseIpv4(rest);
  const prefix = host === undefined ? parsePrefix(rest) : { address: host, length: 32 };
  if (!prefix) throw new BadExpression(`${text} isn't an address or a prefix.`);
  return { prefix, isExcluded: not !== undefined };
}

const isNamed = (one: AddressSelection | undefined): one is AddressSelection => one !== undefined;

function portOf(port: number | string, proto: number | undefined): number {
  const number = typeof port === 'number' ? port : (portsOf(proto ?? TCP)[port] ?? Number(port));
  if (!Number.isInteger(number) || number < 0 || number > 65535)
    throw new BadExpression(`${port} isn't a port.`);
  return number;
}

const listOf = <Item>(items: Item | Item[]): Item[] => (Array.isArray(items) ? items : [items]);
