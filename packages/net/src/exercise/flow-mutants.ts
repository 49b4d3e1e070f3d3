import { hasPorts, type Packet } from '../packet/index.ts';
import {
  type AccessList,
  type Action,
  anyAddress,
  checkFlow,
  type Rule,
  type Selection,
} from '../sets/index.ts';
import type { Definition } from './definition.ts';
import { selectionOf } from './flow.ts';

/** Packets that a goal looks at, and what has to happen to them. */
interface Looked {
  within: Selection;
  expect: Action;
}

const opposite = (action: Action): Action => (action === 'permit' ? 'deny' : 'permit');

/** Rules that, put before all others, treat packets wrongly which a required goal looks at: no such fault may slip through. */
export function flowBreakers(definition: Definition, list: AccessList): Rule[] {
  return lookedAt(definition, list.name).reduce<Rule[]>((rules, { within, expect }) => {
    const wrong = opposite(expect);
    // A packet that the list treats as it should.
    const sample = checkFlow(list, wrong, { within });
    return sample.verdict === 'unmet'
      ? rules.concat(rulesFor(sample.witness, wrong, list.kind))
      : rules;
  }, []);
}

function lookedAt({ goals }: Definition, list: string): Looked[] {
  return goals.reduce<Looked[]>((looked, { check, optional }) => {
    if (optional) return looked;
    if (check.kind === 'flows' && check.list === list)
      return looked.concat(
        check.flows.map((flow) => ({ within: selectionOf(flow), expect: flow.expect })),
      );
    if (check.kind !== 'acl' || check.list !== list || check.relation !== 'equals') return looked;
    const within = selectionOf(check.within ?? {});
    return looked.concat({ within, expect: 'permit' }, { within, expect: 'deny' });
  }, []);
}

/** Lines that match a packet: no other, everything to its destination, everything from its source. */
function rulesFor(packet: Packet, action: Action, kind: AccessList['kind']): Rule[] {
  const src = { address: packet.src, wildcard: 0 };
  if (kind === 'standard') return [{ action, src, dst: anyAddress }];
  const dst = { address: packet.dst, wildcard: 0 };
  const protocol = packet.proto;
  return [
    {
      action,
      protocol,
      src,
      dst,
      ...(hasPorts(protocol) && {
        sport: { operator: 'eq', ports: [packet.sport ?? 0] },
        dport: { operator: 'eq', ports: [packet.dport ?? 0] },
      }),
    },
    { action, protocol, src: anyAddress, dst },
    { action, protocol, src, dst: anyAddress },
  ];
}
