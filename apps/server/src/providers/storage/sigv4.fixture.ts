import { createHash, createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Signature Version 4 as its specification has it, to check what the S3 adapter signs. */

export interface SigV4Key {
  id: string;
  secret: string;
  region: string;
}

export interface SignedRequest {
  method: string;
  /** As it is in the request line, with the query. */
  url: string;
  headers: IncomingHttpHeaders;
}

const algorithm = 'AWS4-HMAC-SHA256';
const hmac = (key: string | Buffer, text: string) =>
  createHmac('sha256', key).update(text).digest();

function signingKey({ secret, region }: SigV4Key, day: string): Buffer {
  return ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secret}`, day), region)) as Buffer;
}

/** The signature of a form post: of its policy as it is sent. */
export function policySignature(key: SigV4Key, day: string, policy: string): string {
  return hmac(signingKey(key, day), policy).toString('hex');
}

/** What is wrong with a request's signature, in S3's code; undefined when nothing is. */
export function requestFault(key: SigV4Key, request: SignedRequest, now: Date): string | undefined {
  const query = new URLSearchParams(request.url.split('?')[1] ?? '');
  const isInQuery = query.has('X-Amz-Signature');
  const parts = isInQuery ? fromQuery(query) : fromHeader(request.headers);
  if (!parts) return 'AccessDenied';
  const day = parts.date.slice(0, 8);
  if (parts.credential !== `${key.id}/${scopeOf(key, day)}`) return 'InvalidAccessKeyId';
  if (now.getTime() > readDate(parts.date) + parts.seconds * 1000) return 'AccessDenied';
  const canonical = canonicalRequest(request, parts.signedHeaders, parts.payloadHash);
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = [algorithm, parts.date, scopeOf(key, day), hash].join('\n');
  const expected = hmac(signingKey(key, day), text).toString('hex');
  return expected === parts.signature ? undefined : 'SignatureDoesNotMatch';
}

function scopeOf({ region }: SigV4Key, day: string): string {
  return `${day}/${region}/s3/aws4_request`;
}

function fromQuery(query: URLSearchParams) {
  const read = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  if (read('Algorithm') !== algorithm) return undefined;
  return {
    credential: read('Credential'),
    date: read('Date'),
    seconds: Number(read('Expires')),
    signedHeaders: read('SignedHeaders'),
    signature: read('Signature'),
    payloadHash: 'UNSIGNED-PAYLOAD',
  };
}

function fromHeader(headers: IncomingHttpHeaders) {
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/;
  const found = pattern.exec(headers.authorization ?? '');
  if (!found) return undefined;
  const [, credential = '', signedHeaders = '', signature = ''] = found;
  return {
    credential,
    date: String(headers['x-amz-date']),
    seconds: 900,
    signedHeaders,
    signature,
    payloadHash: String(headers['x-amz-content-sha256']),
  };
}

function canonicalRequest({ method, url, headers }: SignedRequest, signed: string, hash: string) {
  const [path = '', query = ''] = url.split('?');
  const parameters = query
    .split('&')
    .filter((parameter) => parameter && !parameter.startsWith('X-Amz-Signature='))
    .map((parameter) => (parameter.includes('=') ? parameter : `${parameter}=`))
    .sort();
  const lines = signed.split(';').map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replace(/ +/g, ' ')}\n`,
  );
  return [method, path, parameters.join('&'), lines.join(''), signed, hash].join('\n');
}

/** 20130524T000000Z in milliseconds. */
function readDate(text: string): number {
  return Date.parse(
    text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'),
  );
}
