import type { UplinkClient } from '../client/client.ts';
import type { Result } from '../client/result.ts';
import type { paths } from '../contract.ts';

/** A path of the contract that can be read. */
export type ReadPath = {
  [Path in keyof paths]: paths[Path] extends { get: object } ? Path : never;
}[keyof paths];

/** What is sent to read a path: in the path itself, and behind its question mark. */
type Parameters<Path extends ReadPath> = paths[Path] extends { get: { parameters: infer All } }
  ? Pick<All, Extract<keyof All, 'path' | 'query'>>
  : never;

/** What the server answers. */
type Answer<Path extends ReadPath> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;

/** Parts of the parameters: they name all reads that share these. */
type SomeParameters<Path extends ReadPath> = {
  [Place in keyof Parameters<Path>]?: Partial<Parameters<Path>[Place]>;
};

/** The key of what was read from a path of the contract, or the beginning that some of its keys share. */
export function readKey<Path extends ReadPath>(path: Path, parameters?: SomeParameters<Path>) {
  return (parameters ? [path, parameters] : [path]) as readonly [Path, SomeParameters<Path>?];
}

/** Nothing need be given for a path that can be read without. */
type Given<Path extends ReadPath> =
  object extends Parameters<Path>
    ? [parameters?: Parameters<Path>, options?: { rethrow?: boolean }]
    : [parameters: Parameters<Path>, options?: { rethrow?: boolean }];

/** Reads a path of the contract: the key and the call of a query, both made of what is sent. */
export function read<Path extends ReadPath>(
  { api, unwrap }: UplinkClient,
  path: Path,
  ...[params, options]: Given<Path>
) {
  // The types above say what fits the path; openapi-fetch cannot tell while the path is open.
  const { GET } = api as unknown as {
    GET: (path: Path, init: object) => Promise<Result<Answer<Path>>>;
  };
  return {
    queryKey: readKey(path, params as SomeParameters<Path>),
    queryFn: () => unwrap(GET(path, { params }), options),
  };
}
