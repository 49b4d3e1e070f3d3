/** Runs a proof in namespaces of its own, or says loudly why it can't: `in-namespaces.mjs <proof> <tool>…`. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const [proof = '', ...tools] = process.argv.slice(2);
const missing = ['ip', 'unshare', ...tools].filter(
  (tool) => spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0,
);
const own = ['-m', '-n', '-p', '--fork', '--mount-proc'];
const isAllowed = spawnSync('unshare', [...own, 'true']).status === 0;
if (missing.length || !isAllowed) {
  const why = missing.length
    ? `${missing.join(', ')} missing (Debian: iproute2 iputils-ping traceroute nftables openvswitch-switch python3)`
    : 'network namespaces need root';
  process.stdout.write(`SKIPPED: ${proof} against the Linux kernel: ${why}\n`);
  // What another program writes is read all the same: it would fail.
  process.stdin.resume();
} else {
  const script = fileURLToPath(new URL(`${proof}.ts`, import.meta.url));
  const inside = `mount -t tmpfs tmpfs /run && exec "${process.execPath}" "${script}"`;
  const { status } = spawnSync('unshare', [...own, 'sh', '-c', inside], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
