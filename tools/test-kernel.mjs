import { spawn } from 'node:child_process';

// Side by side, and networks in parts: most of the time they wait for packets.
const exercises = 'node --conditions=uplink-source apps/server/demo/print-exercises.ts';
const inNamespaces = 'node packages/net/proofs/in-namespaces.mjs';
const proofs = [
  ...[1, 3, 5].map(
    (first) => `KERNEL_NETWORKS=2 KERNEL_FIRST=${first} ${inNamespaces} forwarding ping traceroute`,
  ),
  `${exercises} | node packages/net/proofs/list-witnesses.ts`,
  ...[1, 2, 3].map(
    (part) =>
      `${exercises} | KERNEL_PART=${part}/3 ${inNamespaces} network-witnesses ping nft ovs-vsctl ovs-vswitchd python3`,
  ),
];

/** @param {string} command @returns {Promise<number>} exit code */
function prove(command) {
  return new Promise((resolve, reject) => {
    const proof = spawn(command, { shell: true, stdio: ['ignore', 'inherit', 'inherit'] });
    proof.on('error', reject);
    proof.on('exit', (code) => resolve(code ?? 1));
  });
}

const codes = await Promise.all(proofs.map(prove));
process.exitCode = Math.max(...codes);
