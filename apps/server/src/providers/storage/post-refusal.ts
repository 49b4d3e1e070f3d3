import { escapeHtml } from '@uplink/api-client/domain';

/** A form post the storage does not take, with the status and code that S3 answers. */
export class PostRefusal extends Error {
  override name = 'PostRefusal';
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const malformed = (message: string) => new PostRefusal(400, 'MalformedPOSTRequest', message);

export const invalidArgument = (message: string) =>
  new PostRefusal(400, 'InvalidArgument', message);

export const accessDenied = (message: string) => new PostRefusal(403, 'AccessDenied', message);

export const badSignature = () =>
  new PostRefusal(403, 'SignatureDoesNotMatch', 'The signature does not match the policy');

export const tooLarge = () =>
  new PostRefusal(
    400,
    'EntityTooLarge',
    'Your proposed upload exceeds the maximum allowed object size.',
  );

export const tooSmall = () =>
  new PostRefusal(
    400,
    'EntityTooSmall',
    'Your proposed upload is smaller than the minimum allowed object size.',
  );

export const brokenOff = () =>
  new PostRefusal(400, 'RequestTimeout', 'The upload stalled or was interrupted.');

/** S3 says this of a conditional write; one disk writes each key once. */
export const keyTaken = () =>
  new PostRefusal(409, 'ConditionalRequestConflict', 'A file was already uploaded with this form.');

export const slowDown = () =>
  new PostRefusal(503, 'SlowDown', 'Too many uploads at once. Try again when one is done.');

export const diskFull = () =>
  new PostRefusal(
    507,
    'InsufficientStorage',
    'There is no room for this file right now. Try again later.',
  );

/** S3's error document. */
export function refusalXml({ code, message }: PostRefusal, requestId: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${escapeHtml(message)}</Message><RequestId>${escapeHtml(requestId)}</RequestId></Error>`;
}
