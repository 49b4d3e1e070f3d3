import type { Packet } from '../../packet/index.ts';
import {
  type AccessList,
  type Action,
  decide,
  laterMatches,
  type ParsedLists,
  parseLists,
} from '../../sets/index.ts';
import { BadExpression } from '../bad-expression.ts';
import type { WitnessedPacket } from '../finding.ts';
import type { Judging } from '../judging.ts';

/** A list of the answer as far as it can be read. It is read once for all goals. */
export function readList({ definition, answer, lists }: Judging, id: string): ParsedLists {
  const field = definition.lists?.find((list) => list.id === id);
  if (!field) throw new BadExpression(`There is no list “${id}”.`);
  const read = lists.get(id) ?? parseLists(answer.texts[id] ?? '', { kind: field.kind, name: id });
  lists.set(id, read);
  return read;
}

export const ownList = (judging: Judging, id: string): AccessList =>
  readList(judging, id).lists[0] as AccessList;

/** A list the author wrote: it must be readable. */
export function authored(text: string, kind: AccessList['kind']): AccessList {
  const { lists, unread } = parseLists(text, { kind, name: 'model' });
  if (unread[0]) throw new BadExpression(`Line ${unread[0].line} can't be read: ${unread[0].text}`);
  return lists[0] as AccessList;
}

/** What a list does with a packet, and what is wanted. */
export function witnessed(list: AccessList, packet: Packet, wanted: Action): WitnessedPacket {
  const { action, line, walk } = decide(list, packet);
  const later = line === undefined ? [] : laterMatches(list, packet, line);
  return {
    packet,
    wanted,
    given: action,
    walk,
    later: later.filter(({ rule }) => rule?.action === wanted).map((entry) => entry.line),
    ...(line !== undefined && { line }),
  };
}
