import type { Readable } from 'node:stream';
import type { Schema } from '@uplink/api-client';
import type { Kysely } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { type CsvValue, csvFile } from '../../csv-file.ts';
import { openWindow, toPage, type WindowQuery } from '../../keyset.ts';
import { writeAudit } from '../audit-log.ts';
import { requireZone } from '../days.ts';
import {
  type AuditFilter,
  type AuditRow,
  auditOrder,
  countAudit,
  listAudit,
} from './audit.repository.ts';

/** A page of what staff did, over all accounts. */
export async function readAudit(
  db: Kysely<DB>,
  { cursor, pageSize, ...filter }: AuditFilter & WindowQuery,
): Promise<Schema<'AuditPage'>> {
  requireZone(filter);
  const window = openWindow(auditOrder, { cursor, pageSize });
  const [rows, total] = await Promise.all([listAudit(db, filter, window), countAudit(db, filter)]);
  const page = toPage(window, rows, ({ place }) => place);
  return {
    data: page.rows.map(({ created_at, place: _, ...row }) => ({
      ...row,
      date: created_at.toISOString(),
    })),
    paging: { pageSize: window.pageSize, total, ...page.cursors },
  };
}

/** The same entries as a file, newest first; who took it is in the log. */
export async function exportAudit(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  staff: { id: number },
  filter: AuditFilter,
): Promise<Readable> {
  requireZone(filter);
  await writeAudit(db, {
    actorId: staff.id,
    action: 'exportAudit',
    after: filter,
    now: clock.now(),
  });
  let key: readonly number[] | undefined;
  return csvFile({
    columns: ['date', 'action', 'by', 'user', 'product', 'purchase', 'before', 'after', 'reason'],
    async read(count) {
      const window = openWindow(auditOrder, { pageSize: count - 1 });
      const place = key && { isBack: false, key };
      const rows = await listAudit(db, filter, { ...window, place });
      key = rows.at(-1)?.place;
      return rows.map(toCells);
    },
  });
}

const toCells = (row: AuditRow): CsvValue[] => [
  row.created_at.toISOString(),
  row.action,
  `${row.by.name} (usr_${row.by.id})`,
  row.user && `${row.user.name} (usr_${row.user.id})`,
  row.product,
  row.purchaseId && `pur_${row.purchaseId}`,
  JSON.stringify(row.before),
  JSON.stringify(row.after),
  row.reason,
];
