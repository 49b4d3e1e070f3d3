import { findOperation, type MockedContract, type MockedOperation } from './contract-examples.ts';

/** How a mock behaves: as written, without content, late, with errors, or out of reach. */
export type MockScenario = 'ready' | 'empty' | 'slow' | 'failing' | 'offline';

export interface MockOptions {
  /** @default 'ready' */
  scenario?: MockScenario;
  /** Whose calls they are, as in the contract's `x-roles`. Without it, every call is allowed. */
  role?: string;
  /** How long `slow` waits, in milliseconds. @default 3000 */
  delay?: number;
}

type Fields = Record<string, unknown>;
/** What was written, by path; null when it was deleted. */
type Written = Map<string, unknown>;

/**
 * Answers calls by the contract's examples, and remembers what is written: a PUT or PATCH changes what a GET of
 * the same path answers, a POST adds to the list at its path, a DELETE takes out.
 */
export function createContractMock(contract: MockedContract, options: MockOptions = {}) {
  const written: Written = new Map();
  return async (request: Request): Promise<Response> => {
    const { scenario = 'ready', role } = options;
    if (scenario === 'offline') throw new TypeError('Failed to fetch');
    if (scenario === 'slow') await wait(request, options.delay ?? 3000);
    if (scenario === 'failing') return refuse(500, 'internal', 'The mock fails every call.');
    const { pathname } = new URL(request.url);
    const operation = findOperation(contract, request.method, pathname);
    if (!operation)
      return refuse(404, 'notFound', `The contract has no ${request.method} ${pathname}.`);
    const status = refusalFor(operation, role);
    if (status === 401) return refuse(401, 'unauthenticated', 'Sign in first.');
    if (status === 403) return refuse(403, 'forbidden', 'This belongs to another role.');
    const answer = await answerTo({ request, pathname, operation, contract, written });
    return scenario === 'empty' && request.method === 'GET' ? emptied(answer) : toResponse(answer);
  };
}

function refusalFor({ roles }: MockedOperation, role: string | undefined): number {
  if (role === undefined || roles.includes('everyone')) return 200;
  if (role === 'visitor') return 401;
  return roles.includes('signedIn') || roles.includes(role) ? 200 : 403;
}

interface Call {
  request: Request;
  pathname: string;
  operation: MockedOperation;
  contract: MockedContract;
  written: Written;
}
interface Answer {
  status: number;
  /** Undefined for an answer without content. */
  body: unknown;
}

async function answerTo(call: Call): Promise<Answer> {
  const { request, pathname, operation, written } = call;
  const { status, example } = operation;
  if (request.method === 'GET') {
    const body = read(call, pathname);
    return body === null ? missing : { status, body };
  }
  const parent = pathname.slice(0, pathname.lastIndexOf('/'));
  if (request.method === 'DELETE') {
    written.set(pathname, null);
    keepItems(call, parent, (item) => String(item.id) !== lastOf(pathname));
    return { status, body: example };
  }
  const sent = await bodyOf(request);
  if (request.method === 'POST') {
    const items = itemsOf(read(call, pathname));
    const made = merged(example ?? items?.[0], sent);
    if (items) {
      made.id = 1000 + written.size;
      written.set(`${pathname}/${made.id}`, made);
      keepItems(call, pathname, () => true, items[0] ? merged(items[0], made) : made);
    }
    return { status, body: example && made };
  }
  const before = read(call, pathname);
  if (isFields(before)) written.set(pathname, merged(before, sent));
  keepItems(call, parent, (item) => {
    if (String(item.id) === lastOf(pathname)) Object.assign(item, merged(item, sent));
    return true;
  });
  return { status, body: isFields(example) ? merged(example, sent) : example };
}

const missing: Answer = { status: 404, body: { message: 'This was deleted.', code: 'notFound' } };

/** What a GET of the path answers now. */
function read({ contract, written }: Call, pathname: string): unknown {
  if (written.has(pathname)) return structuredClone(written.get(pathname));
  return findOperation(contract, 'GET', pathname)?.example;
}

/** Writes the list at a path with the items that are kept, a new one first. */
function keepItems(
  call: Call,
  pathname: string,
  isKept: (item: Fields) => boolean,
  added?: Fields,
): void {
  const body = read(call, pathname);
  const items = itemsOf(body)?.filter(isKept);
  if (!items) return;
  call.written.set(pathname, withItems(body, added ? [added, ...items] : items));
}

/** The list with other items. Its paging counts them, and nothing follows an empty page. */
function withItems(body: unknown, items: Fields[]): unknown {
  if (!isFields(body)) return items;
  if (!isFields(body.paging)) return { ...body, data: items };
  const paging = { ...body.paging };
  const more = items.length - (itemsOf(body)?.length ?? 0);
  if (typeof paging.total === 'number') paging.total = items.length === 0 ? 0 : paging.total + more;
  if (items.length === 0 && 'next' in paging) paging.next = null;
  return { ...body, data: items, paging };
}

function itemsOf(body: unknown): Fields[] | undefined {
  if (Array.isArray(body)) return body as Fields[];
  return isFields(body) && Array.isArray(body.data) ? (body.data as Fields[]) : undefined;
}

/** Only fields that the answer has: a request has others. */
function merged(before: unknown, sent: Fields): Fields {
  const fields = isFields(before) ? before : {};
  const known = Object.entries(sent).filter(([name]) => name in fields);
  return { ...fields, ...Object.fromEntries(known) };
}

function emptied({ status, body }: Answer): Response {
  return toResponse({ status, body: itemsOf(body) ? withItems(body, []) : body });
}

function toResponse({ status, body }: Answer): Response {
  return body === undefined ? new Response(null, { status: 204 }) : Response.json(body, { status });
}

const refuse = (status: number, code: string, message: string) =>
  Response.json({ message, reason: message, code, requestId: 'mock' }, { status });

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const lastOf = (pathname: string) => pathname.slice(pathname.lastIndexOf('/') + 1);

async function bodyOf(request: Request): Promise<Fields> {
  const body: unknown = await request.json().catch(() => undefined);
  return isFields(body) ? body : {};
}

function wait({ signal }: Request, delay: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, delay);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
