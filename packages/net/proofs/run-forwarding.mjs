/** Runs `forwarding.ts` in namespaces of its own, or says loudly why it can't. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const missing = ['ip', 'ping', 'traceroute', 'unshare'].filter(
  (tool) => spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0,
);
const isAllowed = spawnSync('unshare', ['-m', '-n', 'true']).status === 0;
if (missing.length || !isAllowed) {
  const why = missing.length
    ? `${missing.join(', ')} missing (Debian: iproute2 iputils-ping traceroute)`
    : 'network namespaces need root';
  process.stdout.write(`SKIPPED: forwarding against the Linux kernel: ${why}\n`);
  process.exit(0);
}
const script = fileURLToPath(new URL('forwarding.ts', import.meta.url));
const inside = `mount -t tmpfs tmpfs /run && exec "${process.execPath}" "${script}"`;
const { status } = spawnSync('unshare', ['-m', '-n', 'sh', '-c', inside], { stdio: 'inherit' });
process.exit(status ?? 1);
