import type { Schema } from '@uplink/api-client';
import { formatDate } from '@uplink/api-client/domain';
import type { PdfCertificate } from '../../pdf/pdf-certificate.ts';

/** What the printed certificate says: the issue as it was, and where it can be checked. */
export function toSheet(diploma: Schema<'DiplomaDetail'>, issuer: string): PdfCertificate {
  const { name, moduleName, recipient, body, signatures, issuedAt, expiresAt } = diploma;
  return {
    kind: 'certificate',
    title: `${name}: ${moduleName}, ${recipient}`,
    language: 'en',
    createdAt: new Date(issuedAt),
    issuer,
    heading: name,
    recipient,
    subject: moduleName,
    body,
    signatures,
    facts: [
      diploma.referenceNumber,
      `Issued ${formatDate(issuedAt)}`,
      expiresAt ? `Valid until ${formatDate(expiresAt)}` : 'Never expires',
    ],
    link: { text: `Verify it at ${diploma.verificationUrl}`, href: diploma.verificationUrl },
  };
}
