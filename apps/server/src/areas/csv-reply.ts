import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { attachment } from '../providers/storage/storage.ts';

/** Answers with a CSV file to download. */
export function sendCsv(reply: FastifyReply, name: string, file: Readable): Readable {
  reply.type('text/csv; charset=utf-8').header('content-disposition', attachment(name));
  return file;
}
