/**
 * Installs what the proofs compare the engine with, where it may: as root on Debian. Elsewhere, and where the packages
 * can't be had, the proofs say what they skip.
 */
import { spawnSync } from 'node:child_process';

/** Programs by the Debian package that has them. */
const packages = {
  iproute2: 'ip',
  'iputils-ping': 'ping',
  traceroute: 'traceroute',
  nftables: 'nft',
  'openvswitch-switch': 'ovs-vswitchd',
  python3: 'python3',
  z3: 'z3',
};

const has = (/** @type {string} */ program) =>
  spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

const missing = Object.entries(packages)
  .filter(([, program]) => !has(program))
  .map(([name]) => name);

if (missing.length > 0 && has('apt-get') && process.getuid?.() === 0) {
  process.stdout.write(`Installing ${missing.join(', ')} to compare the engine with.\n`);
  // The services of a package aren't started: the proofs start what they need in namespaces of their own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...missing],
  ])
    spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
