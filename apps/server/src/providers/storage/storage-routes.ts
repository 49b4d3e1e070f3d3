import { escapeHtml } from '@uplink/api-client/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Clock } from '../../clock.ts';
import { damaged, notFound, Refusal } from '../../plugins/errors/errors.ts';
import { singleText } from '../../plugins/single-text.ts';
import { readRange } from './byte-range.ts';
import { invalidArgument, keyTaken, PostRefusal, refusalXml, slowDown } from './post-refusal.ts';
import { receiveForm } from './receive-form.ts';
import { attachment, type LocalObjects, type StorageProvider } from './storage.ts';
import { BUCKET, checkPolicy, readDownload, type SignedPolicy } from './upload-policy.ts';

export interface StorageOptions {
  secret: string;
  clock: Clock;
  objects: StorageProvider & LocalObjects;
  publicUrl: string;
  /** @default 30000 */
  idleMs?: number;
}

/** Uploads one person may have under way; one homework takes five files. */
const mostPerOwner = 6;

/** The built-in storage's form post and downloads, in the manner of S3. */
export function registerStorage(app: FastifyInstance, options: StorageOptions): void {
  app.register(async (scope) => registerPost(scope, options));
  registerDownload(app, options);
}

function registerPost(scope: FastifyInstance, options: StorageOptions) {
  const underWay = new Map<number, number>();
  // The body is streamed to disk by the handler, however large it is.
  scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));

  scope.post(`/storage/${BUCKET}`, async (request, reply) => {
    try {
      const { key, md5 } = await storePost(request);
      const location = `${options.publicUrl}/storage/files/${key}`;
      return reply
        .code(201)
        .headers({ location, etag: `"${md5}"` })
        .type('application/xml')
        .send(
          `<?xml version="1.0" encoding="UTF-8"?>\n<PostResponse><Location>${escapeHtml(location)}</Location><Bucket>${BUCKET}</Bucket><Key>${escapeHtml(key)}</Key><ETag>"${md5}"</ETag></PostResponse>`,
        );
    } catch (error) {
      if (!(error instanceof PostRefusal)) throw error;
      if (error.status === 503) reply.header('retry-after', '5');
      // What is still on its way is not read: the connection ends with the answer.
      reply.header('connection', 'close').code(error.status).type('application/xml');
      return reply.send(refusalXml(error, request.id));
    }
  });

  async function storePost(request: FastifyRequest) {
    const temporaryPath = await options.objects.createTemporaryPath();
    let owner: number | undefined;
    try {
      const { policy, md5 } = await receiveForm(request.raw, {
        temporaryPath,
        idleMs: options.idleMs ?? 30_000,
        checkFields: (fields) => {
          if (request.headers.authorization) {
            throw invalidArgument('Only one auth mechanism allowed');
          }
          const allowed = checkPolicy(options.secret, fields, options.clock.now());
          if (options.objects.isTaken(allowed.key)) throw keyTaken();
          owner = take(allowed);
          return allowed;
        },
      });
      await options.objects.adopt(temporaryPath, policy.key);
      return { key: policy.key, md5 };
    } finally {
      if (owner !== undefined) underWay.set(owner, (underWay.get(owner) ?? 1) - 1);
      await options.objects.discard(temporaryPath);
    }
  }

  function take({ owner }: SignedPolicy): number {
    const count = underWay.get(owner) ?? 0;
    if (count >= mostPerOwner) throw slowDown();
    underWay.set(owner, count + 1);
    return owner;
  }
}

function registerDownload(app: FastifyInstance, { objects, secret, clock }: StorageOptions) {
  app.get<{ Params: { '*': string }; Querystring: Record<string, unknown> }>(
    '/storage/files/*',
    async (request, reply) => {
      const key = request.params['*'];
      const [name, token] = [singleText(request.query.name), singleText(request.query.token)];
      const link = readDownload(secret, { key, name, token }, clock.now());
      if (!link) {
        throw new Refusal(
          403,
          'linkExpired',
          'This link has expired. Open the file again from its page.',
        );
      }
      const found = await objects.stat(key);
      if (!found) throw notFound('This file no longer exists.');
      if (!(await objects.isIntact({ ...link, ...found }))) throw damaged();
      reply.headers({
        'content-disposition': attachment(name),
        'content-security-policy': "sandbox; default-src 'none'",
        'cache-control': 'private, no-store',
        'accept-ranges': 'bytes',
      });
      const range = readRange(request.headers.range, found.size);
      if (range === 'unsatisfiable') {
        return reply.code(416).header('content-range', `bytes */${found.size}`).send();
      }
      if (range.isPart) {
        reply.code(206);
        reply.header('content-range', `bytes ${range.start}-${range.end}/${found.size}`);
      }
      return reply
        .type('application/octet-stream')
        .header('content-length', range.end - range.start + 1)
        .send(objects.openRead(key, range));
    },
  );
}
