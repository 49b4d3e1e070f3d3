/** What `node:inspector` writes down of a thread, as far as it is read here. */
export interface Profile {
  nodes: { id: number; callFrame: Frame; children?: number[] }[];
  /** The node that ran at each look, and the time since the look before in microseconds. */
  samples: number[];
  timeDeltas: number[];
}

interface Frame {
  functionName: string;
  url: string;
}

const packageOf = (names: string) => new RegExp(`/node_modules/(${names})/(?!.*/node_modules/)`);
const driver = packageOf('pg[\\w-]*|postgres-[\\w-]+');

/** Whose code ran, by the innermost file on the stack. */
const owners: [part: string, file: RegExp][] = [
  ['driver of the database: messages, rows, pool', driver],
  ['building statements (Kysely)', packageOf('kysely')],
  [
    'Fastify and its plugins',
    packageOf('fastify|@fastify/[\\w-]+|find-my-way|avvio|reusify|fastq'),
  ],
  ['checking bodies (Ajv)', packageOf('ajv[\\w-]*')],
  ['other packages', /\/node_modules\//],
  ['our statements: one for each connection and text', /\/server\/src\/db\//],
  ['our plugins: contract, sign-in, limits, headers', /\/server\/src\/(plugins|access|config)\//],
  ['our areas: what a call decides and answers', /\/(server\/src|packages)\//],
  ['Node: HTTP, streams, timers, promises', /^node:/],
];

const isWrite = (name: string) => /^(writev|write(Buffer|\w+String))$/.test(name);

/** Milliseconds of a thread by part, the largest first; nothing of the time it waited. */
export function partsOf({ nodes, samples, timeDeltas }: Profile): [part: string, ms: number][] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((one) => [one, id])),
  );
  const framesOf = (id: number) => {
    const frames: Frame[] = [];
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const node = byId.get(at);
      if (node) frames.push(node.callFrame);
    }
    return frames;
  };
  const known = new Map(nodes.map(({ id }) => [id, partOf(framesOf(id))]));
  const sums = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const part = known.get(id);
    const ms = (timeDeltas[index + 1] ?? 0) / 1000;
    if (part) sums.set(part, (sums.get(part) ?? 0) + ms);
  }
  return [...sums].sort(([, one], [, other]) => other - one);
}

/** @param frames the innermost first */
function partOf(frames: Frame[]): string | undefined {
  const name = frames[0]?.functionName ?? '';
  if (name === '(idle)' || name === '(root)') return undefined;
  if (name === '(garbage collector)') return 'collecting garbage';
  if (name === '(program)') return 'reading sockets and waking up (libuv, V8)';
  if (isWrite(name))
    return frames.some(({ url }) => driver.test(url))
      ? 'writing to the sockets of the database'
      : 'writing answers to sockets';
  const { url = '' } = frames.find((frame) => frame.url !== '') ?? {};
  return owners.find(([, file]) => file.test(url))?.[0] ?? 'other';
}
