import type { Schema } from '@uplink/api-client';
import { damaged, notFound } from '../../plugins/errors/errors.ts';
import { openRows } from '../../vault/vault.ts';
import { hashOf, openSignatures, readImage, type TermsAnswers } from './signed-terms.ts';
import { findTerms, requireUnanswered, type TermsDeps, type TermsKey } from './terms.service.ts';
import { checkAnswers } from './terms-answers.rules.ts';
import { toTermsPdf } from './terms-pdf.ts';
import { toTermsBlocks } from './terms-text.rules.ts';

/** The agreement as it would be signed; stores nothing but seals both pictures. */
export async function previewTerms(
  deps: TermsDeps,
  key: TermsKey,
  { version, signature, initials, ...answers }: Schema<'TermsAgreement'>,
): Promise<Buffer> {
  const terms = await requireUnanswered(deps.db, key, version);
  const now = deps.clock.now();
  checkAnswers(answers, now);
  const images = await openSignatures(deps, key.userId, { signature, initials });
  return deps.pdf.print(
    toTermsPdf({
      terms,
      blocks: toTermsBlocks(terms.body),
      answers,
      signature: await readImage(deps, images.signature.sealedKey),
      initials: await readImage(deps, images.initials.sealedKey),
      accepted: undefined,
      now,
    }),
  );
}

/** The accepted agreement, drawn again from what was stored; refused when that is not what was signed. */
export async function downloadTerms(deps: TermsDeps, key: TermsKey): Promise<Buffer> {
  const row = await findTerms(deps.db, key);
  const agreements = await deps.db
    .selectFrom('terms_agreement')
    .select(['signature_key', 'initials_key', 'answers'])
    .where('id', '=', row.agreement_id ?? 0)
    .where('accepted_at', 'is not', null)
    .execute();
  const [agreement] = await openRows(deps.db, deps.config, 'terms_agreement', agreements);
  const at = row.accepted_at;
  if (!agreement?.signature_key || !agreement.initials_key || !at)
    throw notFound('You have not accepted this agreement.');
  const { images: _sums, ...answers } = agreement.answers as unknown as TermsAnswers & {
    images: unknown;
  };
  const images = await openSignatures(deps, key.userId, {
    signature: agreement.signature_key,
    initials: agreement.initials_key,
  });
  const hash = hashOf({
    ...key,
    version: row.version,
    title: row.title,
    body: row.body,
    answers,
    signature: images.signature.sha256,
    initials: images.initials.sha256,
    acceptedAt: at.toISOString(),
  });
  if (hash !== row.hash) throw damaged();
  return deps.pdf.print(
    toTermsPdf({
      terms: row,
      blocks: toTermsBlocks(row.body),
      answers,
      signature: await readImage(deps, images.signature.sealedKey),
      initials: await readImage(deps, images.initials.sealedKey),
      accepted: { at, hash },
      now: at,
    }),
  );
}
