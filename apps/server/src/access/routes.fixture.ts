import type { FastifyInstance } from 'fastify';

/** An address the server listens at, as its routes are written: `/mail/:id`, `/media/*`. */
export interface Listened {
  method: string;
  path: string;
}

/** Every address the server listens at, read from the tree that its router prints. */
export function routesOf(app: FastifyInstance): Listened[] {
  const above: string[] = [];
  return app
    .printRoutes()
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', text = ''] = /^((?:│ {3}| {4})*)(?:├|└)── (.*)$/.exec(line) ?? [];
      const [, part = '', methods = ''] = /^(.*?)(?: \(([A-Z, ]+)\))?$/.exec(text) ?? [];
      const depth = indent.length / 4;
      above.splice(depth, above.length, part === '(empty root node)' ? '' : part);
      const path = above.join('');
      return methods === '' ? [] : methods.split(', ').map((method) => ({ method, path }));
    });
}

/** Whether an address leads to a route. */
export function leadsTo(path: string, url: string): boolean {
  const pattern = path
    .replace(/[.]/g, '\\.')
    .replace(/:\w+(\|:\w+)*/g, '[^/]+')
    .replace(/\*/g, '.*');
  return new RegExp(`^${pattern}$`).test(url.split('?')[0] ?? '');
}
