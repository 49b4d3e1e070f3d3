import type { UplinkClient } from '../client/client.ts';
import type { Result } from '../client/result.ts';
import type { paths } from '../contract.ts';

/** A path of the contract with a GET operation. */
export type ReadPath = {
  [Path in keyof paths]: paths[Path] extends { get: object } ? Path : never;
}[keyof paths];

/** The path and query parameters of a read. */
type Parameters<Path extends ReadPath> = paths[Path] extends { get: { parameters: infer All } }
  ? Pick<All, Extract<keyof All, 'path' | 'query'>>
  : never;

/** The server's response. */
type Answer<Path extends ReadPath> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;

/** Some of the parameters: they match all reads that share them. */
type SomeParameters<Path extends ReadPath> = {
  [Place in keyof Parameters<Path>]?: Partial<Parameters<Path>[Place]>;
};

/** The query key of a read, or the prefix that several keys share. */
export function readKey<Path extends ReadPath>(path: Path, parameters?: SomeParameters<Path>) {
  return (parameters ? [path, parameters] : [path]) as readonly [Path, SomeParameters<Path>?];
}

/** Parameters are optional for paths that don't need any. */
type Given<Path extends ReadPath> =
  object extends Parameters<Path>
    ? [parameters?: Parameters<Path>, options?: { rethrow?: boolean }]
    : [parameters: Parameters<Path>, options?: { rethrow?: boolean }];

/** Query options that read a path of the contract: both key and call come from the parameters. */
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
