import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { escapeHtml } from '@uplink/api-client/domain';
import { PostRefusal } from './post-refusal.ts';

const leastPartBytes = 5 * 1024 * 1024;

interface Target {
  path: string;
  searchParams: URLSearchParams;
}

const refuse = (status: number, code: string): never => {
  throw new PostRefusal(status, code, code);
};

/** Listing and multipart uploads out of copied parts, as S3 answers them. */
export function createMultipart(folder: string, bucket: string) {
  const root = join(folder, 'multipart');
  const open = new Set<string>();

  return {
    countOpen: () => open.size,

    /** Whether the request was one of these. Its signature is checked already. */
    async answer(request: IncomingMessage, response: ServerResponse, target: Target) {
      const { method = '' } = request;
      const { path, searchParams } = target;
      const id = searchParams.get('uploadId');
      if (method === 'GET' && searchParams.get('list-type') === '2') {
        send(response, await list(searchParams.get('prefix') ?? ''));
      } else if (method === 'POST' && searchParams.has('uploads')) {
        send(response, await begin());
      } else if (id && !open.has(id)) {
        refuse(404, 'NoSuchUpload');
      } else if (id && method === 'PUT') {
        const source = String(request.headers['x-amz-copy-source']);
        send(response, await copy(id, Number(searchParams.get('partNumber')), source));
      } else if (id && method === 'POST') {
        send(response, await complete(id, await text(request), path));
      } else if (id && method === 'DELETE') {
        await end(id);
        response.writeHead(204).end();
      } else return false;
      return true;
    },
  };

  async function list(prefix: string): Promise<string> {
    const place = join(folder, bucket, dirname(prefix));
    const names = (await readdir(place).catch(() => [])).sort();
    const keys = names.map((name) => `${dirname(prefix)}/${name}`);
    const entries = keys
      .filter((key) => key.startsWith(prefix))
      .map(async (key) => {
        const { size } = await stat(join(folder, bucket, key));
        return `<Contents><Key>${escapeHtml(key)}</Key><Size>${size}</Size></Contents>`;
      });
    const contents = (await Promise.all(entries)).join('');
    return `<ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`;
  }

  async function begin(): Promise<string> {
    const id = randomUUID();
    await mkdir(join(root, id), { recursive: true });
    open.add(id);
    return `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
  }

  async function copy(id: string, number: number, source: string): Promise<string> {
    if (!(number >= 1 && number <= 10_000)) refuse(400, 'InvalidArgument');
    const from = join(folder, decodeURIComponent(source));
    if (!(await stat(from).catch(() => undefined))) refuse(404, 'NoSuchKey');
    await copyFile(from, join(root, id, String(number)));
    const etag = tagOf(await readFile(from));
    return `<CopyPartResult><ETag>${escapeHtml(etag)}</ETag></CopyPartResult>`;
  }

  /** The list of parts must be in order and name what was copied; all but the last have 5 MiB. */
  async function complete(id: string, body: string, path: string): Promise<string> {
    const parts = [...body.matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = '']) => ({
      number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
      etag: /<ETag>(.*?)</.exec(part)?.[1]?.replaceAll('&quot;', '"'),
    }));
    if (parts.length === 0) refuse(400, 'MalformedXML');
    const bytes: Buffer[] = [];
    for (const [index, { number, etag }] of parts.entries()) {
      if (index > 0 && number <= (parts[index - 1]?.number ?? 0)) refuse(400, 'InvalidPartOrder');
      const part = await readFile(join(root, id, String(number))).catch(() => undefined);
      if (!part || tagOf(part) !== etag) return refuse(400, 'InvalidPart');
      if (part.length < leastPartBytes && index < parts.length - 1) refuse(400, 'EntityTooSmall');
      bytes.push(part);
    }
    const whole = join(root, id, 'whole');
    await writeFile(whole, Buffer.concat(bytes));
    await mkdir(dirname(path), { recursive: true });
    await rename(whole, path);
    await end(id);
    return '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>';
  }

  async function end(id: string): Promise<void> {
    open.delete(id);
    await rm(join(root, id), { recursive: true });
  }
}

function tagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}

function send(response: ServerResponse, xml: string): void {
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`);
}
