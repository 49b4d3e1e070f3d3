import fc from 'fast-check';
import { wildcardOf } from '../address/index.ts';
import { hasPorts, ICMP, type Packet, TCP } from '../packet/index.ts';
import type { AccessList, AddressMatch, PortMatch, Rule } from './access-list.ts';

/** Few addresses and ports, so that lines of a list meet. */
const address = fc.tuple(fc.nat(3), fc.nat(3)).map(([b, d]) => ((10 << 24) | (b << 16) | d) >>> 0);
const wildcard = fc.oneof(
  fc.constantFrom(0, 255, 0xffffffff, 0x00ff00ff),
  fc.nat(32).map(wildcardOf),
);
const match = fc
  .tuple(address, wildcard)
  .map(
    ([base, ignored]): AddressMatch => ({ address: (base & ~ignored) >>> 0, wildcard: ignored }),
  );
const port = fc.constantFrom(0, 22, 53, 80, 443, 1024, 50000, 65535);
const ports = fc.oneof(
  fc.record({
    operator: fc.constantFrom('eq', 'neq'),
    ports: fc.array(port, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ operator: fc.constantFrom('gt', 'lt'), ports: port.map((one) => [one]) }),
  fc.record({
    operator: fc.constant('range'),
    ports: fc.tuple(port, port).map((pair) => pair.sort((one, other) => one - other)),
  }),
) as fc.Arbitrary<PortMatch>;
const icmp = fc.constantFrom(
  { type: 0 },
  { type: 8 },
  { type: 3, code: 3 },
  { type: 200, code: 7 },
);
const action = fc.constantFrom('permit' as const, 'deny' as const);

/** A line of an extended list. */
export const anyRule: fc.Arbitrary<Rule> = fc
  .tuple(
    action,
    fc.constantFrom(undefined, 1, 6, 17, 89),
    match,
    match,
    fc.option(ports),
    fc.option(ports),
    icmp,
    fc.boolean(),
  )
  .map(([decision, protocol, src, dst, sport, dport, type, flag]) => ({
    action: decision,
    src,
    dst,
    ...(protocol !== undefined && { protocol }),
    ...(protocol !== undefined && hasPorts(protocol) && sport && { sport }),
    ...(protocol !== undefined && hasPorts(protocol) && dport && { dport }),
    ...(protocol === ICMP && flag && { icmp: type }),
    ...(protocol === TCP && flag && { isEstablished: true }),
  }));

/** An extended list, with the lines and sequence numbers its own text gives it. */
export const anyList: fc.Arbitrary<AccessList> = fc
  .array(anyRule, { minLength: 1, maxLength: 8 })
  .map((rules) => ({
    kind: 'extended',
    name: 'LIST',
    entries: rules.map((rule, at) => ({ line: at + 2, sequence: (at + 1) * 10, rule })),
  }));

/** A packet that can exist. */
export const anyPacket: fc.Arbitrary<Packet> = fc
  .tuple(fc.constantFrom(1, 6, 17, 89), address, address, port, port, icmp, fc.boolean())
  .map(([proto, src, dst, sport, dport, type, established]) => ({
    src,
    dst,
    proto,
    ...(hasPorts(proto) && { sport, dport }),
    ...(proto === TCP && { established }),
    ...(proto === ICMP && { icmpType: type.type, icmpCode: type.code ?? 0 }),
  }));
