/** As much of an OpenAPI document as the mock reads. */
export interface MockedContract {
  paths: Record<string, Record<string, unknown>>;
  components: { examples?: Record<string, unknown>; responses?: Record<string, unknown> };
}

/** One operation of the contract with what it answers by its example. */
export interface MockedOperation {
  method: string;
  path: string;
  /** Who may call it. */
  roles: string[];
  status: number;
  /** Undefined without an example. */
  example: unknown;
}

interface Described {
  operationId?: string;
  'x-roles'?: string[];
  responses?: Record<string, unknown>;
}

/** The operation that a call belongs to; texts of the path win over its parameters. */
export function findOperation(
  contract: MockedContract,
  method: string,
  pathname: string,
): MockedOperation | undefined {
  const path = Object.keys(contract.paths)
    .filter((one) => isAt(one, pathname) && contract.paths[one]?.[method.toLowerCase()])
    .sort((one, other) => one.split('{').length - other.split('{').length)[0];
  const found = path && (contract.paths[path]?.[method.toLowerCase()] as Described | undefined);
  if (!path || !found) return undefined;
  const [status = '200', response] =
    Object.entries(found.responses ?? {}).find(([code]) => code.startsWith('2')) ?? [];
  return {
    method,
    path,
    roles: found['x-roles'] ?? [],
    status: Number(status),
    example: exampleOf(contract, response),
  };
}

function isAt(path: string, pathname: string): boolean {
  const parts = path.split('/');
  const given = pathname.split('/');
  return (
    parts.length === given.length &&
    parts.every((part, at) => part.startsWith('{') || part === given[at])
  );
}

function exampleOf(contract: MockedContract, response: unknown): unknown {
  const content = pick(resolved(contract, response), 'content');
  const media = pick(content, 'application/json');
  const [first] = Object.values((pick(media, 'examples') as object | undefined) ?? {});
  const example = pick(resolved(contract, first), 'value') ?? pick(media, 'example');
  return structuredClone(example);
}

/** What a reference inside the document points to. */
function resolved(contract: MockedContract, value: unknown): unknown {
  const reference = pick(value, '$ref');
  if (typeof reference !== 'string') return value;
  return reference.split('/').slice(1).reduce<unknown>(pick, contract);
}

function pick(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<string, unknown>)[key]
    : undefined;
}
