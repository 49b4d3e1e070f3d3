import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const types = { js: 'text/javascript', html: 'text/html', css: 'text/css' };

/** A server of the built worker that can be given another version of the portal. */
export interface Deploys {
  url: string;
  /** A file both versions keep under a name of its own, as the content of a chunk is in its name. */
  chunkOf: (version: Version) => string;
  deploy: (version: Version) => void;
  close: () => void;
}

export type Version = 'A' | 'B';

/** Starts with version A. Its pages are small: what is tried is the worker, not the portal in it. */
export async function startDeploys(): Promise<Deploys> {
  const worker = readFileSync(join(dist, 'sw.js'), 'utf8');
  const chunk = readdirSync(join(dist, 'assets')).find(
    (name) => name.endsWith('.js') && worker.includes(`/assets/${name}\``),
  );
  if (!chunk) throw new Error('The worker keeps no chunk.');
  let version: Version = 'A';
  const chunkOf = (one: Version) => `/assets/${one}-${chunk}`;

  const answers = (path: string): string | undefined => {
    if (path === '/sw.js') {
      return worker
        .replace(`/assets/${chunk}`, chunkOf(version))
        .replace(/(\/index\.html`,revision:`)\w+/, `$1${version}`);
    }
    if (path === '/' || path === '/index.html') {
      return `<!doctype html><title>Portal</title><h1>Version ${version}</h1>
        <script>navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })</script>`;
    }
    // A deploy takes the files of the version before it away.
    if (path.endsWith(chunk)) return path === chunkOf(version) ? `// ${version}` : undefined;
    return worker.includes(`${path}\``) ? '//' : undefined;
  };
  const server = createServer(({ url = '/' }, response) => {
    const body = answers(url.split('?')[0] ?? '/');
    const ending = url === '/' ? 'html' : url.split('.').at(-1);
    response.writeHead(body === undefined ? 404 : 200, {
      'content-type': types[ending as keyof typeof types] ?? 'text/plain',
      'cache-control': 'no-store',
    });
    response.end(body);
  }).listen(0);
  await once(server, 'listening');
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    chunkOf,
    deploy: (next) => {
      version = next;
    },
    close: () => void server.close().closeAllConnections(),
  };
}
