import type { Schema } from '@uplink/api-client';
import { may, POLICIES, type PolicyPerson } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import { learnerMarkdownToHtml } from '../../html/markdown.ts';
import { notFound } from '../../plugins/errors/errors.ts';
import { openWindow, toPage, type WindowQuery } from '../keyset.ts';
import {
  type CaseFacts,
  type CaseFilter,
  findCase,
  findContent,
  findFacts,
  hasOtherModerators,
  listCases,
  listReports,
  orderOf,
} from './cases.repository.ts';

type Db = Kysely<DB>;
type Item = Schema<'ModerationItem'>;

/** A page of what waits for a decision, or of what was decided. */
export async function listModerationCases(
  db: Db,
  query: CaseFilter & WindowQuery,
): Promise<Schema<'ModerationPage'>> {
  const window = openWindow(orderOf(query), query);
  const found = await listCases(db, query, window);
  const { rows, cursors } = toPage(window, found.rows, ({ micros, id }) => [micros, id]);
  const data = rows.map(({ micros: _, ...item }) => item);
  return { data, paging: { pageSize: window.pageSize, total: found.total, ...cursors } };
}

/** A case with everything that a decision needs. */
export async function readModerationCase(
  db: Db,
  staff: PolicyPerson,
  id: number,
): Promise<Schema<'ModerationCase'>> {
  const item = await requireCase(db, id);
  const [content, reports, facts] = await Promise.all([
    findContent(db, id),
    listReports(db, id),
    findFacts(db, id),
  ]);
  const { text, date } = content;
  return {
    case: item,
    content:
      text === null || date === null
        ? null
        : {
            title: content.title,
            html: content.html ?? learnerMarkdownToHtml(text),
            date: date.toISOString(),
            editedAt: content.editedAt?.toISOString() ?? null,
          },
    context: content.context.map(({ label, text: said }) => ({ label, text: said })),
    reports,
    author: {
      since: facts.since.toISOString(),
      isBlocked: facts.isBlocked,
      reported: facts.reported,
      hidden: facts.hidden,
      warned: facts.warned,
    },
    decision:
      item.action && facts.decidedBy && facts.decidedAt
        ? {
            action: item.action,
            by: facts.decidedBy,
            reason: facts.reason ?? '',
            date: facts.decidedAt.toISOString(),
          }
        : null,
    appeal:
      facts.appeal && facts.appealedAt
        ? { text: facts.appeal, date: facts.appealedAt.toISOString() }
        : null,
    actions: await actionsFor(db, staff, item, facts),
  };
}

export async function requireCase(db: Db, id: number): Promise<Item> {
  const item = await findCase(db, id);
  if (!item) throw notFound('This case does not exist.');
  return item;
}

const policies = {
  keep: 'keepReported',
  hide: 'hideReported',
  warn: 'warnAuthor',
  block: 'blockAuthor',
} as const;

/** What a member of staff may decide on a case that waits. */
export async function actionsFor(
  db: Db,
  staff: PolicyPerson,
  { status }: Item,
  { authorId, authorRoles, decidedBy }: CaseFacts,
): Promise<Schema<'ModerationAction'>[]> {
  if (status !== 'open' && status !== 'appealed') return [];
  const before = status === 'appealed' ? (decidedBy?.id ?? null) : null;
  const hasOthers =
    before === staff.id &&
    (await hasOtherModerators(db, POLICIES.keepReported.roles, [before, authorId]));
  const of = { authorId, authorRoles, decidedBy: before, hasOthers };
  return (['keep', 'hide', 'warn', 'block'] as const).filter((action) =>
    may(staff, policies[action], of),
  );
}
