import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const server = fileURLToPath(new URL('..', import.meta.url));
const cache = join(server, 'node_modules', '.cache', 'uplink');

/** What a finished data directory is copied from; the secret and the signing key are in neither. */
const parts = ['storage', 'pglite'];

/** Gives a new data directory the demo academy in one piece, where the installation prepared one. */
export async function takePreparedDemo(
  dataDir: string,
  findPrepared = preparedDemoPath,
): Promise<void> {
  if (existsSync(join(dataDir, 'pglite'))) return;
  const prepared = findPrepared();
  if (!existsSync(prepared)) return;
  for (const part of parts) {
    // Under another name until it is whole: a server may be killed meanwhile.
    const unfinished = join(dataDir, `${part}.unfinished`);
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(join(prepared, part), unfinished, { recursive: true });
    rmSync(join(dataDir, part), { recursive: true, force: true });
    renameSync(unfinished, join(dataDir, part));
  }
}

/** The folder for the present sources: whatever wrote the demo may write another one next time. */
export function preparedDemoPath(): string {
  const hash = createHash('sha256');
  const sources = globSync('{package.json,migrations/*,src/**/*.ts,demo/**/*.{ts,md,yaml,vtt}}', {
    cwd: server,
  });
  for (const name of sources.sort()) hash.update(name).update(readFileSync(join(server, name)));
  return join(cache, `demo-${hash.digest('hex').slice(0, 16)}`);
}
