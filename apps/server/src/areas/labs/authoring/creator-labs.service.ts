import { randomBytes } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { VALIDATION } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { conflict, notFound, stale, unprocessable } from '../../../plugins/errors/errors.ts';
import { openWindow, toPage, type WindowQuery } from '../../keyset.ts';
import { requireAuthored } from '../../products/authored.ts';
import {
  countAuthoredLabs,
  findAuthoredLab,
  type LabFilter,
  removeLab,
  selectAuthoredLabs,
  updateLabRow,
} from './creator-labs.repository.ts';
import { createLab } from './lab.service.ts';

type LabDeps = Pick<Deps, 'db' | 'clock'>;
type Person = { id: number };

/** A page of the labs someone authors, the newest first. */
export async function listCreatorLabs(
  db: Kysely<DB>,
  userId: number,
  query: LabFilter & WindowQuery,
): Promise<Schema<'CreatorLabPage'>> {
  const window = openWindow({ name: 'labs', parts: 1, isDescending: true }, query);
  const [found, total] = await Promise.all([
    selectAuthoredLabs(db, userId, query, window),
    countAuthoredLabs(db, userId, query),
  ]);
  const { rows, cursors } = toPage(window, found, ({ id }) => [id]);
  return { data: rows, paging: { pageSize: window.pageSize, total, ...cursors } };
}

export async function readCreatorLab(
  db: Kysely<DB>,
  person: Person,
  labId: number,
  needed: 'view' | 'edit' | 'manage' = 'view',
): Promise<Schema<'CreatorLab'>> {
  const { id } = await requireAuthored(db, person, labId, needed);
  const lab = await findAuthoredLab(db, id);
  if (!lab) throw notFound('This lab does not exist.');
  return lab;
}

/** Creates a lab as a draft; its price and its publishing are those of every product. */
export async function createCreatorLab(
  { db }: LabDeps,
  person: Person,
  lab: Schema<'CreatorLabInput'>,
): Promise<Schema<'CreatorLab'>> {
  checkLab(lab);
  const id = await db.transaction().execute((trx) =>
    createLab(
      trx,
      {
        uniqueName: uniqueNameOf(lab.title),
        name: lab.title.trim(),
        description: lab.description,
        about: '',
        level: 1,
        type: lab.type,
        vendor: lab.vendor.trim(),
        vendorId: lab.vendorId.trim(),
        numberOfLabs: lab.numberOfLabs,
        numberOfQuestions: lab.numberOfQuestions,
        ownerId: person.id,
        isPublic: false,
      },
      [],
    ),
  );
  return readCreatorLab(db, person, id);
}

export async function updateCreatorLab(
  { db, clock }: LabDeps,
  { person, id }: { person: Person; id: number },
  { version, lab }: Schema<'CreatorLabUpdate'>,
): Promise<Schema<'CreatorLab'>> {
  await readCreatorLab(db, person, id, 'edit');
  checkLab(lab);
  const now = clock.now();
  const isSaved = await db
    .transaction()
    .execute((trx) => updateLabRow(trx, { id, version }, lab, now));
  const current = await readCreatorLab(db, person, id);
  if (!isSaved) throw stale({ status: 'active', version: current.version, by: null, date: null });
  return current;
}

export async function deleteCreatorLab(
  { db, clock }: LabDeps,
  person: Person,
  id: number,
): Promise<void> {
  const { isPublic } = await readCreatorLab(db, person, id, 'manage');
  if (isPublic) throw conflict('Unpublish the lab before you delete it.');
  await removeLab(db, id, clock.now());
}

function checkLab({ title, vendor, vendorId }: Schema<'CreatorLabInput'>): void {
  const { required } = VALIDATION;
  const empty = Object.entries({ title, vendor, vendorId }).filter(
    ([, text]) => text.trim() === '',
  );
  if (empty.length > 0)
    throw unprocessable(required, Object.fromEntries(empty.map(([name]) => [name, required])));
}

/** Its address until its author chooses another one in the editor of products. */
function uniqueNameOf(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return `${words || 'lab'}-${randomBytes(3).toString('hex')}`;
}
