/**
 * `node tools/debian-tools.mjs kernel` installs the programs that some tests compare with, where it may: as root on
 * Debian. Elsewhere, and where the packages can't be had, these tests say what they skip.
 */
import { spawnSync } from 'node:child_process';

/** By what they are for: programs by the Debian package that has them. */
const groups = {
  kernel: {
    iproute2: 'ip',
    'iputils-ping': 'ping',
    traceroute: 'traceroute',
    nftables: 'nft',
    'openvswitch-switch': 'ovs-vswitchd',
    python3: 'python3',
    z3: 'z3',
  },
  scanner: { 'clamav-daemon': 'clamd' },
};
const group = groups[/** @type {keyof typeof groups} */ (process.argv[2])];
if (!group) throw new Error(`Name one of: ${Object.keys(groups).join(', ')}.`);

const has = (/** @type {string} */ program) =>
  spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

const missing = Object.entries(group)
  .filter(([, program]) => !has(program))
  .map(([name]) => name);

if (missing.length > 0 && has('apt-get') && process.getuid?.() === 0) {
  process.stdout.write(`Installing ${missing.join(', ')} for tests.\n`);
  // The services of a package aren't started: the tests start what they need.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...missing],
  ])
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
