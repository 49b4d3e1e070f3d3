import { formatIpv4 } from '../address/index.ts';
import { icmpTypes, protocolName } from '../packet/index.ts';
import type { AccessList, AddressMatch, PortMatch, Rule } from './access-list.ts';

/** A rule in the words of devices: `permit tcp any host 10.0.0.5 eq 443`. */
export function formatRule(rule: Rule, kind: AccessList['kind'] = 'extended'): string {
  const logged = rule.isLogged ? 'log' : '';
  const words =
    kind === 'standard'
      ? [rule.action, formatAddress(rule.src), logged]
      : [
          rule.action,
          rule.protocol === undefined ? 'ip' : protocolName(rule.protocol),
          formatAddress(rule.src),
          formatPorts(rule.sport),
          formatAddress(rule.dst),
          formatPorts(rule.dport),
          formatIcmp(rule.icmp),
          rule.isEstablished ? 'established' : '',
          logged,
        ];
  return words.filter(Boolean).join(' ');
}

/** A list with its heading and sequence numbers, as a device shows it in its configuration. */
export function formatList({ kind, name, entries }: AccessList): string {
  const lines = entries.map(({ sequence, rule, remark }) =>
    rule ? ` ${sequence} ${formatRule(rule, kind)}` : ` ${sequence} remark ${remark}`,
  );
  return [`ip access-list ${kind} ${name}`, ...lines].join('\n');
}

const formatAddress = ({ address, wildcard }: AddressMatch) => {
  if (wildcard === 0xffffffff) return 'any';
  return wildcard === 0
    ? `host ${formatIpv4(address)}`
    : `${formatIpv4(address)} ${formatIpv4(wildcard)}`;
};

const formatPorts = (match: PortMatch | undefined) =>
  match ? `${match.operator} ${match.ports.join(' ')}` : '';

function formatIcmp(icmp: Rule['icmp']) {
  if (!icmp) return '';
  const name = Object.keys(icmpTypes).find((key) => {
    const known = icmpTypes[key];
    return known?.type === icmp.type && known.code === icmp.code;
  });
  return name ?? [icmp.type, icmp.code].filter((part) => part !== undefined).join(' ');
}
