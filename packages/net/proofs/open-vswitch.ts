import { execFileSync } from 'node:child_process';
import type { DeviceConfig, InterfaceConfig } from '../src/config/index.ts';

const folder = '/run/openvswitch';

/** Starts Open vSwitch in this namespace, with a database of its own. It ends with the namespace. */
export function startSwitches(): void {
  const database = `${folder}/conf.db`;
  const socket = `${folder}/db.sock`;
  execFileSync('mkdir', ['-p', folder]);
  execFileSync('ovsdb-tool', ['create', database, '/usr/share/openvswitch/vswitch.ovsschema']);
  const daemon = ['--pidfile', '--detach', '--no-chdir', '--log-file=/dev/null'];
  execFileSync('ovsdb-server', [`--remote=punix:${socket}`, ...daemon, database]);
  execFileSync('ovs-vsctl', ['--no-wait', 'init']);
  execFileSync('ovs-vswitchd', [`unix:${socket}`, ...daemon], { stdio: 'ignore' });
}

/** What a switch's port is for Open vSwitch. A port whose VLAN doesn't exist passes nothing. */
export function switchPortOf(
  { vlans }: DeviceConfig,
  { port }: InterfaceConfig,
): string[] | undefined {
  const existing = vlans.map(({ id }) => id);
  if (!port) return undefined;
  const { mode, accessVlan, nativeVlan, allowed = existing } = port;
  if (mode === 'access')
    return existing.includes(accessVlan) ? ['vlan_mode=access', `tag=${accessVlan}`] : undefined;
  const carried = existing.filter((id) => allowed.includes(id));
  // An empty list would carry everything.
  const trunks = `trunks=${carried.length > 0 ? carried.join(',') : NO_VLAN}`;
  return carried.includes(nativeVlan)
    ? ['vlan_mode=native-untagged', `tag=${nativeVlan}`, trunks]
    : ['vlan_mode=trunk', trunks];
}

const NO_VLAN = 4095;
