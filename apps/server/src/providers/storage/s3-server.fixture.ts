import { createHash, randomUUID } from 'node:crypto';
import { copyFile, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../../testing/free-port.ts';
import {
  accessDenied,
  badSignature,
  invalidArgument,
  PostRefusal,
  refusalXml,
  tooLarge,
} from './post-refusal.ts';
import { receiveForm } from './receive-form.ts';
import { createMultipart } from './s3-multipart.fixture.ts';
import { policySignature, requestFault, type SigV4Key } from './sigv4.fixture.ts';
import type { SignedPolicy } from './upload-policy.ts';

type Condition =
  | Record<string, string>
  | [operator: string, name: string | number, value: string | number];

/** As much of S3 as the adapter asks for, with every signature and policy condition checked. */
export async function startS3Server(key: SigV4Key, bucket: string, now: () => Date) {
  const folder = await mkdtemp(join(tmpdir(), 'uplink-s3-'));
  const multipart = createMultipart(folder, bucket);
  /** Kept with an object when it is written by a call that asks for one; never by a form post. */
  const checksums = new Map<string, string>();
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      if (!(error instanceof PostRefusal)) throw error;
      response.writeHead(error.status, { connection: 'close', 'content-type': 'application/xml' });
      response.end(refusalXml(error, 'request'));
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    /** Multipart uploads that were begun and neither completed nor aborted. */
    openMultiparts: multipart.countOpen,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { method = '', url = '' } = request;
    if (method === 'POST' && !request.headers.authorization?.startsWith('AWS4-')) {
      return post(request, response);
    }
    const fault = requestFault(key, { method, url, headers: request.headers }, now());
    if (fault) return response.writeHead(403).end(fault);
    const { pathname, searchParams } = new URL(url, 'http://s3');
    const path = join(folder, decodeURIComponent(pathname));
    if (await multipart.answer(request, response, { path, searchParams })) return;
    if (method === 'DELETE') {
      await rm(path, { force: true });
      return response.writeHead(204).end();
    }
    if (method === 'PUT' && !request.headers['x-amz-copy-source'])
      return put(request, response, path);
    if (method === 'PUT') return copy(request, response, path);
    const found = await stat(path).catch(() => undefined);
    if (!found?.isFile()) return response.writeHead(404).end();
    const checksum = request.headers['x-amz-checksum-mode'] === 'ENABLED' && checksums.get(path);
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const bytes = (await readFile(path)).subarray(
      Number(first ?? 0),
      Number(last ?? found.size) + 1,
    );
    response.writeHead(first === undefined ? 200 : 206, {
      ...(checksum && { 'x-amz-checksum-sha256': checksum, 'x-amz-checksum-type': 'FULL_OBJECT' }),
      'content-length': bytes.length,
      'content-type': searchParams.get('response-content-type') ?? 'text/html',
      'content-disposition': searchParams.get('response-content-disposition') ?? 'inline',
    });
    response.end(method === 'HEAD' ? '' : bytes);
  }

  async function put(request: IncomingMessage, response: ServerResponse, path: string) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, await buffer(request));
    checksums.delete(path);
    response.writeHead(200).end();
  }

  async function copy(request: IncomingMessage, response: ServerResponse, path: string) {
    const from = join(folder, decodeURIComponent(String(request.headers['x-amz-copy-source'])));
    if (!(await stat(from).catch(() => undefined))) throw new PostRefusal(404, 'NoSuchKey', 'None');
    await mkdir(dirname(path), { recursive: true });
    await copyFile(from, path);
    const bytes = await readFile(path);
    if (request.headers['x-amz-checksum-algorithm'] === 'SHA256') {
      checksums.set(path, createHash('sha256').update(bytes).digest('base64'));
    }
    const etag = createHash('md5').update(bytes).digest('hex');
    response.writeHead(200, { 'content-type': 'application/xml' });
    response.end(`<CopyObjectResult><ETag>"${etag}"</ETag></CopyObjectResult>`);
  }

  async function post(request: IncomingMessage, response: ServerResponse) {
    const temporaryPath = join(folder, randomUUID());
    const { policy, md5 } = await receiveForm(request, {
      temporaryPath,
      idleMs: 5000,
      checkFields: (fields) => {
        if (request.headers.authorization) {
          throw invalidArgument('Only one auth mechanism allowed');
        }
        return checkForm(fields);
      },
    });
    const path = join(folder, bucket, policy.key);
    await mkdir(dirname(path), { recursive: true });
    await rename(temporaryPath, path);
    checksums.delete(path);
    response.writeHead(201, { 'content-type': 'application/xml', etag: `"${md5}"` });
    response.end(`<PostResponse><Bucket>${bucket}</Bucket><Key>${policy.key}</Key></PostResponse>`);
  }

  function checkForm(fields: Map<string, string>): SignedPolicy {
    const encoded = fields.get('Policy');
    const signature = fields.get('X-Amz-Signature');
    if (!encoded || !signature) throw accessDenied('No signed policy');
    const day = fields.get('X-Amz-Date')?.slice(0, 8) ?? '';
    if (policySignature(key, day, encoded) !== signature) throw badSignature();
    const scope = `${key.id}/${day}/${key.region}/s3/aws4_request`;
    if (fields.get('X-Amz-Credential') !== scope) throw accessDenied('Another key');
    const { expiration, conditions } = JSON.parse(Buffer.from(encoded, 'base64').toString()) as {
      expiration: string;
      conditions: Condition[];
    };
    if (new Date(expiration) <= now()) throw accessDenied('Policy expired.');
    const sizes = sizesOf(conditions);
    const named = new Set(['Policy', 'X-Amz-Signature']);
    for (const condition of conditions) {
      if (Array.isArray(condition)) continue;
      for (const [name, value] of Object.entries(condition)) {
        named.add(name);
        if (fields.get(name) !== value) throw accessDenied(`Condition failed: ${name}`);
      }
    }
    for (const name of fields.keys()) {
      if (named.has(name) || name.startsWith('x-ignore-')) continue;
      throw accessDenied(`Extra input fields: ${name}`);
    }
    const contentType = fields.get('Content-Type') ?? '';
    return { key: fields.get('key') ?? '', contentType, expiration, ...sizes, owner: 0 };
  }

  function sizesOf(conditions: Condition[]) {
    const range = conditions.find(
      (condition) => Array.isArray(condition) && condition[0] === 'content-length-range',
    );
    if (!Array.isArray(range)) throw tooLarge();
    return { minSize: Number(range[1]), maxSize: Number(range[2]) };
  }
}
