import type { Schema } from '@uplink/api-client';
import { type EmailPlaceholder, fillPlaceholders } from '@uplink/api-client/domain';

export interface WrittenEmail {
  subject: string;
  text: string;
}

/** A mail as its reader gets it: the text, the way on with its address, and who signs. */
export function writeEmail(
  template: Schema<'EmailTemplate'>,
  names: Record<EmailPlaceholder, string>,
  address: string,
): WrittenEmail {
  const fill = (text: string) => fillPlaceholders(text, names).trim();
  const { subject, content, callToAction, signature, jobTitle } = template;
  const signed = [fill(signature), fill(jobTitle)].filter(Boolean).join('\n');
  const paragraphs = [fill(content), `${fill(callToAction)}:\n${address}`, signed];
  return { subject: fill(subject), text: paragraphs.filter(Boolean).join('\n\n') };
}
