import { notIncluded } from './setting.ts';

/** Configuration that devices in the field know, and that no exercise needs. */
export const deviceNotIncluded = [
  'router {ospf|eigrp|bgp|rip|isis}',
  'interface range',
  'ip access-list {log-update|logging|resequence|role-based}',
  'ip route <network:ip> <mask:mask> {<exit:exit> <nextHop:ip>|<nextHop:ip>|<exit:exit>} [<distance:1-255>] {name|permanent|tag|track}',
  'ip route {profile|static|vrf}',
  'login {block-for|delay|on-failure|on-success|quiet-mode}',
  'privilege {configure|exec|interface}',
  'ip {arp|as-path|bgp|bootp|community-list|default-network|dhcp|flow|forward-protocol|ftp|helper-address|host|http|icmp|igmp|inspect|ips|load-sharing|local|multicast-routing|nat|pim|prefix-list|radius|rsvp|scp|sla|source-route|ssh|tacacs|tcp|tftp|vrf}',
  '{aaa|address-family|alias|archive|boot|bridge|cdp|class-map|config-register|control-plane|controller|crypto|default|device-sensor|device-tracking|dial-peer|dot1x|errdisable|ethernet|event|exception|flow|frame-relay|hw-module|ipv6|isdn|key|kron|l2tp-class|license|lldp|mac|macro|mls|monitor|mpls|multilink|nat64|ntp|object-group|parameter-map|parser|policy-map|process|pseudowire-class|qos|queue-list|radius-server|redundancy|resource|rmon|route-map|scheduler|sdm|snmp-server|spd|tacacs|tacacs-server|template|tftp-server|time-range|track|tunnel|udld|voice|vpdn|vpdn-group|vrf|wsma|xconnect|zone|zone-pair}',
].map((pattern) => notIncluded(pattern));

/** The same of a port or a part of one. */
export const interfaceNotIncluded = [
  'ip address <address:ip> <mask:mask> secondary',
  'ip address dhcp',
  'encapsulation <rest:line>',
  'switchport port-security',
  'switchport [{backup|block|host|priority|private-vlan|protected} [<rest:line>]]',
  'switchport mode {dot1q-tunnel|dynamic|private-vlan}',
  'switchport trunk pruning',
  'ip {accounting|arp|authentication|bandwidth-percent|broadcast-address|dhcp|directed-broadcast|eigrp|flow|hello-interval|helper-address|igmp|inspect|ips|load-sharing|local-proxy-arp|mask-reply|mroute-cache|mtu|nat|nbar|ospf|pim|policy|rip|route-cache|rsvp|split-horizon|summary-address|tcp|unnumbered|verify|virtual-reassembly|vrf}',
  '{arp|authentication|auto|backup|bfd|bridge-group|carrier-delay|cdp|channel-group|channel-protocol|clock|crypto|delay|dialer|dot1x|eigrp|fair-queue|flowcontrol|frame-relay|glbp|hold-queue|ipv6|isis|lacp|link|lldp|logging|mab|mac|mac-address|macro|mls|mop|mpls|pagp|peer|power|ppp|pppoe|priority-queue|qos|queue-set|random-detect|rate-limit|service-policy|snmp|srr-queue|standby|storm-control|tag-switching|traffic-shape|tunnel|udld|vrf|vrrp|xconnect|zone-member}',
].map((pattern) => notIncluded(pattern));

/** The same of a line that people sign in on. */
export const lineNotIncluded = [
  '{absolute-timeout|access-class|accounting|authorization|autocommand|databits|escape-character|exec|flowcontrol|history|ipv6|length|location|logout-warning|modem|monitor|motd-banner|parity|rotary|session-limit|session-timeout|speed|terminal-type|timeout|width}',
  'login authentication',
].map((pattern) => notIncluded(pattern));
