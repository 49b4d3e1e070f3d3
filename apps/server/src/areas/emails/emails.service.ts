import type { Schema } from '@uplink/api-client';
import { findEmailFaults, productPath } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import { lockUntilEnd } from '../../db/lock-until-end.ts';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { stale, unprocessable } from '../../plugins/errors/errors.ts';
import { openWindow, toPage, type WindowQuery } from '../keyset.ts';
import { type Authored, requireAuthored } from '../products/authored.ts';
import {
  countEmails,
  type EmailsRow,
  findEmails,
  findReader,
  selectEmails,
  writeEmails,
} from './emails.repository.ts';
import { type WrittenEmail, writeEmail } from './write-email.rules.ts';

export type EmailDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'publicUrl' | 'academyName'>;
type Template = Schema<'EmailTemplate'>;
type Person = { id: number };

/** The initial texts of a product's mails. They are never sent unless an author saves them. */
const unwritten = (subject: string, content: string): Template => ({
  enabled: false,
  subject,
  content,
  callToAction: 'Start learning',
  signature: '{{academyName}}',
  jobTitle: '',
});

export async function listCreatorEmails(
  db: Kysely<DB>,
  userId: number,
  { search, ...query }: WindowQuery & { search?: string },
): Promise<Schema<'CreatorEmailPage'>> {
  const window = openWindow({ name: 'emails', parts: 1, isDescending: true }, query);
  const [found, total] = await Promise.all([
    selectEmails(db, userId, search, window),
    countEmails(db, userId, search),
  ]);
  const { rows, cursors } = toPage(window, found, ({ id }) => [id]);
  return { data: rows, paging: { pageSize: window.pageSize, total, ...cursors } };
}

export async function readCreatorEmails(
  db: Kysely<DB>,
  person: Person,
  moduleId: number,
): Promise<Schema<'CreatorEmails'>> {
  const product = await requireAuthored(db, person, moduleId, 'view');
  return toEmails(product, await findEmails(db, product.id));
}

export async function saveCreatorEmails(
  { db, clock }: EmailDeps,
  { person, moduleId }: { person: Person; moduleId: number },
  input: Schema<'CreatorEmailsInput'>,
): Promise<Schema<'CreatorEmails'>> {
  const product = await requireAuthored(db, person, moduleId);
  checkTemplates({ accountCreation: input.accountCreation, enrollment: input.enrollment });
  return db.transaction().execute(async (trx) => {
    await lockUntilEnd(trx, `emails:${product.id}`);
    const stored = await findEmails(trx, product.id);
    if ((stored?.version ?? 0) !== input.version)
      throw stale({
        status: 'active',
        version: stored?.version ?? 0,
        by: stored?.by ?? null,
        date: stored?.updatedAt.toISOString() ?? null,
      });
    await writeEmails(trx, product.id, input, { userId: person.id, now: clock.now() });
    return toEmails(product, await findEmails(trx, product.id));
  });
}

/** A mail as the caller would get it. */
export async function previewCreatorEmail(
  { db, publicUrl, academyName }: Pick<EmailDeps, 'db' | 'publicUrl' | 'academyName'>,
  { person, moduleId }: { person: Person; moduleId: number },
  { kind, template }: Schema<'EmailPreviewInput'>,
): Promise<WrittenEmail & { to: string }> {
  const product = await requireAuthored(db, person, moduleId, 'view');
  checkTemplates({ template });
  const reader = await findReader(db, person.id);
  const names = {
    studentName: `${reader.first_name} ${reader.last_name}`.trim(),
    productName: product.name,
    academyName,
  };
  const address = `${publicUrl}${kind === 'accountCreation' ? '/identity/confirm' : productPath(product)}`;
  return { to: reader.email, ...writeEmail(template, names, address) };
}

/** Sends a mail to whoever writes it, and to no one else. */
export async function sendTestEmail(
  deps: EmailDeps,
  key: { person: Person; moduleId: number },
  input: Schema<'EmailPreviewInput'>,
): Promise<void> {
  const { to, subject, text } = await previewCreatorEmail(deps, key, input);
  await deps.mail.send({ to, subject: `Test: ${subject}`, text });
}

function checkTemplates(templates: Record<string, Template>): void {
  const faults = Object.fromEntries(
    Object.entries(templates).flatMap(([name, template]) =>
      Object.entries(findEmailFaults(template)).map(([field, fault]) => [
        `${name}.${field}`,
        fault,
      ]),
    ),
  );
  const [first] = Object.values(faults);
  if (first !== undefined) throw unprocessable(first, faults);
}

function toEmails(
  { id, name, uniqueName, type }: Authored,
  stored: EmailsRow | undefined,
): Schema<'CreatorEmails'> {
  return {
    module: { id, name, uniqueName, type: type as Schema<'ProductRef'>['type'] },
    version: stored?.version ?? 0,
    accountCreation:
      stored?.accountCreation ??
      unwritten(
        'Your account for {{productName}}',
        'Hello {{studentName}},\n\nYour account is ready.',
      ),
    enrollment:
      stored?.enrollment ??
      unwritten(
        'Welcome to {{productName}}',
        'Hello {{studentName}},\n\nYou now have access to {{productName}}.',
      ),
  };
}
