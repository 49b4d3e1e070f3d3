import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Busboy, { type BusboyHeaders } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import { escapeHtml } from '../mail/mail.ts';
import { checkKey } from './local-storage.ts';
import type { LocalObjects } from './storage.ts';
import { checkPolicy, isDownloadAllowed } from './upload-policy.ts';

/** Room for boundaries and fields around the file. */
const formOverhead = 64 * 1024;

class PostRefusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The built-in storage's form post and downloads, in the manner of S3. */
export function registerStorage(
  app: FastifyInstance,
  options: {
    folder: string;
    secret: string;
    clock: Clock;
    objects: LocalObjects;
    publicUrl: string;
  },
): void {
  app.register(async (scope) => {
    // The body is streamed to disk by the handler, however large it is.
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
    scope.post('/storage', async (request, reply) => {
      try {
        const key = await storePost(request, options);
        const location = `${options.publicUrl}/storage/files/${key}`;
        const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<PostResponse><Location>${escapeHtml(location)}</Location><Bucket>uplink</Bucket><Key>${escapeHtml(key)}</Key></PostResponse>`;
        return reply.code(201).type('application/xml').send(xml);
      } catch (error) {
        if (!(error instanceof PostRefusal)) throw error;
        // What is still on its way is not read: the connection ends with the answer.
        reply.header('connection', 'close').code(error.status).type('application/xml');
        return reply.send(
          `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Message>${escapeHtml(error.message)}</Message></Error>`,
        );
      }
    });
  });

  app.get<{ Params: { '*': string }; Querystring: { name?: string; token?: string } }>(
    '/storage/files/*',
    async (request, reply) => {
      const key = request.params['*'];
      const { name = '', token = '' } = request.query;
      if (!isDownloadAllowed(options.secret, key, name, token, options.clock.now())) {
        return reply.code(403).send('This link has expired. Open the file again from its page.');
      }
      const { stream, size } = await options.objects.openRead(checkKey(key));
      return reply
        .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`)
        .header('content-length', size)
        .header('content-security-policy', "sandbox; default-src 'none'")
        .header('cache-control', 'private, no-store')
        .type('application/octet-stream')
        .send(stream);
    },
  );
}

async function storePost(
  request: FastifyRequest,
  options: { folder: string; secret: string; clock: Clock },
): Promise<string> {
  if (request.headers.authorization)
    throw new PostRefusal(400, 'Only one way to authorise is allowed');
  const temporary = join(options.folder, 'tmp', randomUUID());
  await mkdir(dirname(temporary), { recursive: true });
  try {
    const key = await receive(request, temporary, options);
    const path = join(options.folder, checkKey(key));
    await mkdir(dirname(path), { recursive: true });
    await rename(temporary, path);
    return key;
  } finally {
    await rm(temporary, { force: true });
  }
}

function receive(
  request: FastifyRequest,
  temporary: string,
  options: { secret: string; clock: Clock },
): Promise<string> {
  return new Promise((resolve, reject) => {
    const fields = new Map<string, string>();
    let writing: Promise<string> | undefined;
    const parser = new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: { fieldSize: 8192, fields: 20, files: 2, parts: 24 },
    });
    const refuse = (status: number, message: string) => {
      request.raw.unpipe(parser);
      reject(new PostRefusal(status, message));
    };
    parser.on('field', (name, value) => {
      if (writing) return refuse(400, 'A field stands behind the file');
      if (fields.has(name)) return refuse(400, `The field ${name} stands twice`);
      fields.set(name, value);
    });
    parser.on('file', (name, file) => {
      if (writing || name !== 'file') return refuse(400, 'The form takes one file, named file');
      const verdict = checkPolicy(options.secret, fields, options.clock.now());
      if ('fault' in verdict) return refuse(403, verdict.fault);
      const { key, maxSize } = verdict.policy;
      if (Number(request.headers['content-length'] ?? 0) > maxSize + formOverhead) {
        return refuse(400, 'Your proposed upload exceeds the maximum allowed size');
      }
      writing = pipeline(file, cutAt(maxSize), createWriteStream(temporary)).then(() => key);
      writing.catch((error: Error) => refuse(400, error.message));
    });
    parser.on('finish', () => {
      if (writing) writing.then(resolve, () => {});
      else refuse(400, 'The form holds no file');
    });
    parser.on('error', () => refuse(400, 'The form cannot be read'));
    request.raw.on('aborted', () => refuse(400, 'The upload was broken off'));
    request.raw.pipe(parser);
  });
}

function cutAt(maxSize: number): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > maxSize) done(new Error('Your proposed upload exceeds the maximum allowed size'));
      else done(null, chunk);
    },
    flush(done) {
      done(size === 0 ? new Error('The file is empty') : null);
    },
  });
}
