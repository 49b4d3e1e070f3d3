import { firstError, maxLength, required } from './validation/index.ts';

/** The placeholders that a mail of a product may have. */
export const EMAIL_PLACEHOLDERS = ['studentName', 'productName', 'academyName'] as const;
export type EmailPlaceholder = (typeof EMAIL_PLACEHOLDERS)[number];

export interface EmailFields {
  enabled: boolean;
  subject: string;
  content: string;
  callToAction: string;
  signature: string;
  jobTitle: string;
}

const lengths = { subject: 150, content: 5000, callToAction: 60, signature: 120, jobTitle: 120 };
const fields = Object.keys(lengths) as (keyof typeof lengths)[];

/** What is wrong with a mail, by field: what an active one needs, and placeholders no one fills in. */
export function findEmailFaults(template: EmailFields): Record<string, string> {
  const needed = template.enabled ? ['subject', 'content', 'callToAction'] : [];
  const faults: Record<string, string> = {};
  for (const field of fields) {
    const rules = [
      ...(needed.includes(field) ? [required] : []),
      maxLength(lengths[field]),
      knownPlaceholders,
    ];
    const fault = firstError(template[field], rules);
    if (fault !== undefined) faults[field] = fault;
  }
  return faults;
}

/** Messages for authors about the placeholders of a mail. */
export const EMAIL_FAULTS = {
  unknown: (tag: string) => `Unknown placeholder: ${tag}`,
  open: 'Close the placeholder with }}',
} as const;

function knownPlaceholders(text: string): string | undefined {
  const known: readonly string[] = EMAIL_PLACEHOLDERS;
  const [unknown] = [...text.matchAll(/\{\{(.*?)\}\}/g)].filter(
    ([, name = '']) => !known.includes(name),
  );
  if (unknown) return EMAIL_FAULTS.unknown(unknown[0]);
  return text.replace(/\{\{.*?\}\}/g, '').includes('{{') ? EMAIL_FAULTS.open : undefined;
}

/** A text with the names in it. */
export const fillPlaceholders = (text: string, names: Record<EmailPlaceholder, string>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (tag, name: string) =>
    name in names ? names[name as EmailPlaceholder] : tag,
  );
