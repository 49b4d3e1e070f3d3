import { type AccessList, checkFlow, decide } from '../../sets/index.ts';
import type { ExpectedFlow } from '../definition.ts';
import type { FlowRow } from '../finding.ts';
import { selectionOf } from '../flow.ts';
import { type CheckOf, type Judgement, type Judging, spent } from '../judging.ts';
import { ownList, witnessed } from './read-list.ts';

/** Sets of packets that must pass, or must not, each as a whole. */
export function judgeFlows({ list: id, flows }: CheckOf<'flows'>, judging: Judging): Judgement {
  const list = ownList(judging, id);
  const results = flows.map((flow) => judgeFlow(list, flow, judging));
  const rows = results.map(({ row }) => row);
  const wrong = results.find(({ witness }) => witness)?.witness;
  if (wrong) return { verdict: 'unmet', cause: 'packet', field: id, rows, witness: wrong };
  if (rows.some(({ given }) => given === 'undecided')) return { ...spent, field: id, rows };
  return { verdict: 'met', cause: 'met', field: id, rows };
}

function judgeFlow(list: AccessList, flow: ExpectedFlow, { hosts, budget }: Judging) {
  const options = {
    within: selectionOf(flow),
    hosts,
    budget,
  };
  const row = { label: flow.label, wanted: flow.expect };
  const opposite = flow.expect === 'permit' ? 'deny' : 'permit';
  const asWanted = checkFlow(list, flow.expect, options);
  const against = checkFlow(list, opposite, options);
  const sample = asWanted.verdict === 'unmet' ? asWanted : against;
  const packet = sample.verdict === 'unmet' ? sample.witness : undefined;
  const line = packet && decide(list, packet).line;
  const given: FlowRow['given'] =
    asWanted.verdict === 'undecided' || against.verdict === 'undecided'
      ? 'undecided'
      : asWanted.verdict === 'met'
        ? flow.expect
        : against.verdict === 'met'
          ? opposite
          : 'both';
  return {
    row: { ...row, given, ...(line !== undefined && { line }) },
    ...(asWanted.verdict === 'unmet' && {
      witness: witnessed(list, asWanted.witness, flow.expect),
    }),
  };
}
