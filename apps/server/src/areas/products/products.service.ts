import type { Schema } from '@uplink/api-client';
import { Publication, Visibility } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { toCover } from '../catalog/cover.view.ts';
import { openWindow, toPage, type WindowQuery } from '../keyset.ts';
import { requireAuthored } from './authored.ts';
import { missingParts } from './missing.rules.ts';
import {
  type AuthoredFilter,
  type AuthoredRow,
  authoredOrder,
  countAuthored,
  selectAuthored,
  selectOneAuthored,
} from './products.repository.ts';

/** A page of the products that someone authors. */
export async function listAuthored(
  db: Kysely<DB>,
  userId: number,
  query: AuthoredFilter & WindowQuery,
): Promise<Schema<'CreatorModulePage'>> {
  const window = openWindow(authoredOrder(query.sort), query);
  const [found, total] = await Promise.all([
    selectAuthored(db, userId, query, window),
    countAuthored(db, userId, query),
  ]);
  const { rows, cursors } = toPage(window, found, ({ place }) => place);
  return { data: rows.map(toAuthored), paging: { pageSize: window.pageSize, total, ...cursors } };
}

/** A product for someone who authors it. */
export async function readAuthored(
  db: Kysely<DB>,
  person: { id: number },
  moduleId: number,
): Promise<Schema<'CreatorModule'>> {
  const { id } = await requireAuthored(db, person, moduleId, 'view');
  return toAuthored(await selectOneAuthored(db, person.id, id));
}

function toAuthored({ place: _, ...row }: AuthoredRow): Schema<'CreatorModule'> {
  const { notClickable, updatedAt, cover_motif, cover_hue, ...facts } = row;
  const { shortDescription, publicChildCount, planCount, ...module } = facts;
  const { isPublic, uniqueName } = module;
  const listed = notClickable ? Visibility.notClickable : Visibility.public;
  return {
    ...module,
    visibility: isPublic ? listed : Visibility.draft,
    publication: isPublic ? Publication.published : Publication.notPublished,
    updatedAt: updatedAt.toISOString(),
    missing: missingParts(facts),
    cover: toCover({ cover_motif, cover_hue, unique_name: uniqueName }),
  };
}
