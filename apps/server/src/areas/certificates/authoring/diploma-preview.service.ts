import type { Schema } from '@uplink/api-client';
import { addYears, diplomaType } from '@uplink/api-client/domain';
import type { Deps } from '../../../deps.ts';
import { toSheet } from '../certificate-sheet.ts';
import { withDesign } from '../design-sheet.ts';
import { fillBody } from '../diploma.rules.ts';
import { signersOf, toDesign } from './diploma-design.rules.ts';
import { checkForm, requireDiploma, toForm } from './diplomas.service.ts';

/** The real page of a certificate with a sample name, also of what isn't saved yet; nothing is issued. */
export async function previewDiploma(
  deps: Pick<Deps, 'db' | 'clock' | 'storage' | 'pdf' | 'publicUrl' | 'academyName'>,
  { userId, id }: { userId: number; id: number },
  { studentName, form: unsaved }: Schema<'DiplomaPreviewInput'>,
): Promise<Schema<'DiplomaPreview'>> {
  const row = await requireDiploma(deps.db, userId, id);
  if (unsaved) await checkForm(deps, userId, unsaved);
  const form = unsaved ?? toForm(row);
  const design = toDesign(form);
  const now = deps.clock.now();
  const moduleName = row.products[0]?.name ?? form.name;
  const sample = {
    id,
    type: diplomaType(form.type),
    name: form.name,
    moduleName,
    image: null,
    referenceNumber: row.nextReference,
    issuedAt: now.toISOString(),
    expiresAt: form.expiryDate === 0 ? null : addYears(now, form.expiryDate).toISOString(),
    status: 'valid',
    recipient: studentName,
    body: fillBody(form.body, { studentName, moduleName }),
    signatures: signersOf(design).map(({ name, jobTitle }) => ({ name, jobTitle })),
    verificationUrl: `${deps.publicUrl}/verify`,
  } as const;
  const sheet = toSheet(sample, deps.academyName);
  const pdf = await deps.pdf.print(await withDesign(deps, sheet, design));
  return { pdf: `data:application/pdf;base64,${pdf.toString('base64')}` };
}
