import type { Schema } from '@uplink/api-client';
import { formatDate } from '@uplink/api-client/domain';
import type { PdfBlock, PdfText } from '../../pdf/pdf-text.ts';
import type { TermsAnswers } from './signed-terms.ts';

export interface TermsDocument {
  terms: { name: string; title: string; version: number };
  blocks: Schema<'TermsBlock'>[];
  answers: TermsAnswers;
  signature: Buffer;
  initials: Buffer;
  /** Not there in a preview. */
  accepted: { at: Date; hash: string } | undefined;
  now: Date;
}

/** An agreement with what was filled in and both signatures, as pages to keep. */
export function toTermsPdf(document: TermsDocument): PdfText {
  const { terms, blocks, answers, accepted, now } = document;
  return {
    title: `${terms.title}: ${terms.name}`,
    language: 'en',
    createdAt: accepted?.at ?? now,
    blocks: [
      { kind: 'h1', text: terms.title },
      { kind: 'caption', text: `${terms.name}, version ${terms.version}` },
      ...blocks.map(({ kind, text }) => ({ kind: kind === 'heading' ? 'h2' : 'p', text }) as const),
      { kind: 'h2', text: 'Signed by' },
      ...toLines(answers).map((text): PdfBlock => ({ kind: 'p', text })),
      { kind: 'image', data: document.initials, alt: `Initials of ${answers.name}`, height: 36 },
      { kind: 'image', data: document.signature, alt: `Signature of ${answers.name}`, height: 72 },
      { kind: 'caption', text: footOf(accepted) },
    ],
  };
}

function toLines({ name, birthDate, address, email, phone }: TermsAnswers): string[] {
  return [name, `Born on ${formatDate(`${birthDate}T12:00:00.000Z`)}`, address, email, phone];
}

function footOf(accepted: TermsDocument['accepted']): string {
  if (!accepted) return 'Preview. Not signed yet.';
  return `Accepted on ${accepted.at.toISOString()}. Fingerprint (SHA-256): ${accepted.hash}`;
}
