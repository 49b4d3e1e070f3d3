import type { Schema } from '@uplink/api-client';
import { currentVersion } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../plugins/errors/errors.ts';
import { acceptCurrent } from '../../providers/identity/sign-up/accept-documents.ts';

/** What a person was shown and accepted; what has a newer version by now has to be shown again. */
export async function acceptDocuments(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  { accepted }: Schema<'AcceptedDocuments'>,
): Promise<void> {
  if (accepted.some(({ document, version }) => version !== currentVersion(document).version))
    throw conflict('There is a newer version now. Reload the page to read it.');
  const documents = accepted.map(({ document }) => document);
  await acceptCurrent(db, { userId, documents, now: clock.now() });
}
