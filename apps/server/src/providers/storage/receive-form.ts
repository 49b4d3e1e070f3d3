import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import Busboy, { type BusboyHeaders } from '@fastify/busboy';
import {
  brokenOff,
  diskFull,
  invalidArgument,
  malformed,
  PostRefusal,
  tooLarge,
  tooSmall,
} from './post-refusal.ts';
import { addField, type SignedPolicy } from './upload-policy.ts';

/** A form post whose complete file is at the temporary path. */
export interface ReceivedForm {
  policy: SignedPolicy;
  md5: string;
}

export interface ReceiveOptions {
  temporaryPath: string;
  /** Looks at the fields before the first byte of the file is stored; throws a PostRefusal. */
  checkFields(fields: Map<string, string>): SignedPolicy;
  /** An upload may take hours, but not stall for this long. */
  idleMs: number;
}

/** Room for boundaries and fields around the file. */
const formOverhead = 64 * 1024;
/** A refused form up to this size is read to its end, so that the answer reaches the sender. */
const politeSize = 1024 * 1024;
const politeMs = 500;

/** Streams a form post to disk: fields first, then one file, then nothing. */
export async function receiveForm(
  request: IncomingMessage,
  options: ReceiveOptions,
): Promise<ReceivedForm> {
  const form = createParser(request);
  const stop = new AbortController();
  const announced = Number(request.headers['content-length'] ?? 0);
  let storing: Promise<ReceivedForm> | undefined;
  try {
    return await new Promise<ReceivedForm>((resolve, reject) => {
      const fields = new Map<string, string>();
      form.on('field', (name, value, isNameCut, isValueCut) => {
        try {
          if (storing) throw invalidArgument('A field follows the file');
          if (isNameCut || isValueCut) throw malformed('A field is too long');
          addField(fields, name, value);
        } catch (error) {
          reject(error);
        }
      });
      form.on('file', (name, file) => {
        // A part of a refused form may fail too, and no one reads it.
        file.on('error', () => {});
        try {
          if (storing || name !== 'file') {
            throw invalidArgument('POST requires exactly one file upload per request.');
          }
          const policy = options.checkFields(fields);
          if (announced > policy.maxSize + formOverhead) throw tooLarge();
          storing = store(file, options.temporaryPath, policy, stop.signal);
          storing.catch(reject);
        } catch (error) {
          file.resume();
          reject(error);
        }
      });
      form.on('finish', () => {
        if (storing) storing.then(resolve, reject);
        else reject(invalidArgument('POST requires exactly one file upload per request.'));
      });
      for (const limit of ['fieldsLimit', 'filesLimit', 'partsLimit'] as const) {
        form.on(limit, () => reject(malformed('The form has too many parts')));
      }
      form.on('error', () =>
        reject(malformed('The body of your POST request is not well-formed.')),
      );
      request.on('close', () => {
        if (!request.complete) reject(brokenOff());
      });
      request.on('error', () => reject(brokenOff()));
      request.setTimeout(options.idleMs, () => reject(brokenOff()));
      request.pipe(form);
    });
  } catch (error) {
    request.unpipe(form);
    stop.abort();
    // Until then the file may still come into being, after its path was cleared.
    await storing?.catch(() => {});
    if (announced <= politeSize) await readToEnd(request);
    throw error;
  } finally {
    request.setTimeout(0);
  }
}

function createParser(request: IncomingMessage) {
  try {
    return new Busboy({
      headers: request.headers as BusboyHeaders,
      limits: { fieldNameSize: 100, fieldSize: 8192, fields: 20, files: 2, parts: 24 },
    });
  } catch {
    throw malformed('The body of your POST request is not well-formed multipart/form-data.');
  }
}

async function store(
  file: Readable,
  path: string,
  policy: SignedPolicy,
  signal: AbortSignal,
): Promise<ReceivedForm> {
  const hash = createHash('md5');
  let size = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      hash.update(chunk);
      done(size > policy.maxSize ? tooLarge() : null, chunk);
    },
    flush(done) {
      done(size < policy.minSize ? tooSmall() : null);
    },
  });
  const target = createWriteStream(path);
  try {
    await pipeline(file, meter, target, { signal });
  } catch (error) {
    // One that was still opening makes its file all the same.
    if (!target.closed) await new Promise<void>((closed) => target.once('close', closed));
    if (error instanceof PostRefusal) throw error;
    if (signal.aborted) throw brokenOff();
    if ((error as NodeJS.ErrnoException).code === 'ENOSPC') throw diskFull();
    throw error;
  }
  return { policy, md5: hash.digest('hex') };
}

/** Reads on until the form ends, its sender is gone or a moment has passed. */
function readToEnd(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (request.complete || request.destroyed) return resolve();
    const enough = setTimeout(resolve, politeMs);
    for (const event of ['end', 'close', 'error']) {
      request.once(event, () => {
        clearTimeout(enough);
        resolve();
      });
    }
    request.resume();
  });
}
