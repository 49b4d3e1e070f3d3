import { type DeviceConfig, parentOf } from '../src/config/index.ts';
import { type End, peerOf, type Setup } from '../src/plane/index.ts';
import { switchPortOf } from './open-vswitch.ts';

/** What the kernel and Open vSwitch are told, to wire a network. */
export interface Wiring {
  /** Lines of `ip -batch`. */
  links: string[];
  /** Commands of `ovs-vsctl`. */
  bridges: string[][];
  ports: string[][];
}

interface Plan extends Wiring {
  setup: Setup;
  /** What the names of this network begin with. */
  prefix: string;
}

/** Links as pairs of virtual ports. Ports of switches, and of routers with subinterfaces, end on bridges. */
export function wiringOf(setup: Setup, prefix: string): Wiring {
  const plan: Plan = { setup, prefix, links: [], bridges: [], ports: [] };
  for (const { name, kind } of setup.network.devices)
    if (kind === 'switch') addBridge(plan, bridgeOf(plan, name));
  for (const { a, b } of setup.network.links) {
    if (!isOn(setup, a)) continue;
    const [one, other] = [plug(plan, a), plug(plan, b)];
    plan.links.push(`link add name ${one.words} type veth peer name ${other.words}`);
    for (const { onBridge } of [one, other])
      if (onBridge) plan.links.push(`link set ${onBridge} up`);
  }
  return plan;
}

/** A link works while neither end is shut and it isn't cut. */
export function isOn(setup: Setup, end: End): boolean {
  const peer = peerOf(setup, end);
  const isOpen = ({ device, port }: End) =>
    setup.configs[device]?.interfaces.some(({ name, isShut }) => name === port && !isShut) === true;
  return peer !== undefined && isOpen(end) && isOpen(peer);
}

/** What an interface is called in its namespace. */
export function portName({ network }: Setup, { device, port }: End): string {
  const parent = parentOf(port);
  const ports = network.devices.find(({ name }) => name === device)?.ports ?? [];
  const own = `p${ports.indexOf(parent ?? port)}`;
  return parent ? `${own}s${port.slice(parent.length + 1)}` : own;
}

/** The VLAN in which a router's port puts frames without a tag. */
const OWN_VLAN = 4000;

/** One end of a link: how `ip` names it, and its name if a bridge has it. */
function plug(plan: Plan, end: End): { words: string; onBridge?: string } {
  const { setup, prefix } = plan;
  const config = setup.configs[end.device];
  const port = config?.interfaces.find(({ name }) => name === end.port);
  const onBridge = nameOf(plan, end);
  if (!config || !port) return { words: onBridge, onBridge };
  if (config.kind === 'switch') {
    const settings = switchPortOf(config, port);
    if (settings) plan.ports.push(['add-port', bridgeOf(plan, end.device), onBridge, ...settings]);
    return { words: onBridge, onBridge };
  }
  if (!config.interfaces.some(({ name }) => parentOf(name) === end.port))
    return { words: `${portName(setup, end)} netns ${prefix}${end.device}` };
  split(plan, end, config);
  return { words: onBridge, onBridge };
}

/** The kernel here may have no VLANs: a bridge before the router gives each subinterface a port of its own. */
function split(plan: Plan, end: End, { interfaces }: DeviceConfig) {
  const { setup, prefix, links, ports } = plan;
  const wire = nameOf(plan, end);
  const inner = interfaces.flatMap(({ name, encapsulation }) =>
    encapsulation && parentOf(name) === end.port ? [{ name, ...encapsulation }] : [],
  );
  const native = inner.find(({ isNative }) => isNative)?.vlan;
  const own = native ?? OWN_VLAN;
  const legs = native ? inner : [...inner, { name: end.port, vlan: own }];
  addBridge(plan, `x${wire}`);
  const trunks = `trunks=${legs.map(({ vlan }) => vlan).join(',')}`;
  ports.push(['add-port', `x${wire}`, wire, 'vlan_mode=native-untagged', `tag=${own}`, trunks]);
  for (const { name, vlan } of legs) {
    const leg = `${wire}v${vlan}`;
    const inside = `${portName(setup, { ...end, port: name })} netns ${prefix}${end.device}`;
    links.push(`link add ${leg} type veth peer name ${inside}`, `link set ${leg} up`);
    ports.push(['add-port', `x${wire}`, leg, 'vlan_mode=access', `tag=${vlan}`]);
  }
}

const addBridge = ({ bridges }: Plan, name: string) =>
  bridges.push(['add-br', name, '--', 'set', 'bridge', name, 'datapath_type=netdev']);

const indexOf = ({ setup }: Plan, device: string) =>
  setup.network.devices.findIndex(({ name }) => name === device);

const bridgeOf = (plan: Plan, device: string) => `${plan.prefix}b${indexOf(plan, device)}`;

/** A name that no other end has. The kernel allows 15 characters. */
const nameOf = (plan: Plan, end: End) =>
  `${plan.prefix}d${indexOf(plan, end.device)}${portName(plan.setup, end)}`;
