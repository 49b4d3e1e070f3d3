import type { Schema } from '@uplink/api-client';

/** What to do about a missing part. */
export const missingWords = {
  shortDescription: 'Add a short description.',
  certificate: 'Add a certificate, or switch it off.',
  lessons: 'Add at least one lesson.',
  content: 'Add a video or text to each lesson.',
  products: 'Add published products.',
  price: 'Add a pricing plan.',
} as const satisfies Record<Schema<'MissingPart'>, string>;
