import type { Client } from 'openapi-fetch';
import type { paths } from '../generated/schema.ts';

/** Addresses of the API's areas, by the first segment of a path (specification, section 7). */
export interface ApiAreas {
  users: string;
  /** Modules and homeworks. */
  modules: string;
  management: string;
  creator: string;
  me: string;
  /** Everything else. */
  general: string;
}

const areaOfSegment: Record<string, keyof ApiAreas | undefined> = {
  users: 'users',
  modules: 'modules',
  homeworks: 'modules',
  management: 'management',
  creator: 'creator',
  me: 'me',
};

/** The area a path of the contract belongs to. */
export function areaOf(path: string): keyof ApiAreas {
  return areaOfSegment[path.split('/')[1] ?? ''] ?? 'general';
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

type Call = (method: string, path: string, init?: object) => unknown;

/**
 * The same client with one address for each area. No middleware: an address can only be changed there
 * by copying the request, and browsers stream the body of such a copy, which HTTP/1.1 refuses.
 */
export function withAreas(client: Client<paths>, areas: ApiAreas): Client<paths> {
  const call = client.request as Call;
  const request: Call = (method, path, init) =>
    call(method, path, { ...init, baseUrl: areas[areaOf(path)] });
  const calls = methods.map((method) => [
    method.toUpperCase(),
    (path: string, init?: object) => request(method, path, init),
  ]);
  return { ...client, request, ...Object.fromEntries(calls) };
}
