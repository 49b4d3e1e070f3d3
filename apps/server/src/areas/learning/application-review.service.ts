import type { Schema } from '@uplink/api-client';
import { may, type PolicyPerson } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { DB } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { forbidden, notFound } from '../../plugins/errors/errors.ts';
import { openRows } from '../../vault/vault.ts';
import { readStats } from '../account/stats.service.ts';
import { openWindow, toPage, type WindowQuery } from '../keyset.ts';
import { isMentorOf } from '../mentoring/scope.ts';
import { totalOf } from '../status-counts.ts';
import {
  type ApplicationFilter,
  applicationOrder,
  countReviewedApplications,
  type FoundApplication,
  findApplication,
  listRefusals,
  listReviewedApplications,
} from './applications.repository.ts';
import { readGoals } from './goals.service.ts';
import { readApplicationWait } from './typical-wait.ts';

/** A page of the applications that someone decides on. */
export async function readApplications(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  reviewer: PolicyPerson,
  query: ApplicationFilter & WindowQuery,
): Promise<Schema<'ApplicationPage'>> {
  const window = openWindow(applicationOrder, query);
  const [found, counts, wait] = await Promise.all([
    listReviewedApplications(db, reviewer, query, window),
    countReviewedApplications(db, reviewer, query),
    readApplicationWait(db, clock.now()),
  ]);
  const { rows, cursors } = toPage(window, found, ({ place }) => place);
  const total = totalOf(counts, query.status?.split(','));
  return {
    data: rows.map(({ item }) => item),
    paging: { pageSize: window.pageSize, total, ...cursors },
    counts,
    wait,
  };
}

/** An application for who decides on it; for everyone else it does not exist. */
export async function requireDecidable(
  db: Kysely<DB>,
  reviewer: PolicyPerson,
  id: number,
): Promise<FoundApplication> {
  const found = await findApplication(db, id);
  if (!found) throw notFound('This application does not exist.');
  const learnerId = found.item.user.id;
  const isMentored = await isMentorOf(db, reviewer.id, found.item.product.id);
  if (may(reviewer, 'decideOnApplication', { learnerId, isMentored })) return found;
  if (learnerId === reviewer.id) throw forbidden("You can't decide on your own application.");
  throw notFound('This application does not exist.');
}

/** The application with what its applicant answered and did so far. */
export async function readApplication(
  deps: Pick<Deps, 'db' | 'config'>,
  reviewer: PolicyPerson,
  id: number,
): Promise<Schema<'ReviewedApplication'>> {
  const { db, config } = deps;
  const { item, ...stored } = await requireDecidable(db, reviewer, id);
  const [words] = await openRows(db, config, 'application', [stored]);
  const { message, reason } = words ?? stored;
  const { user, product } = item;
  const [goals, stats, refusals] = await Promise.all([
    readGoals(db, user.id),
    readStats(db, user.id),
    listRefusals(deps, { userId: user.id, moduleId: product.id, before: id }),
  ]);
  const { lessonsDone, level, memberSince } = stats;
  const about = { goals, lessonsDone, level, memberSince, refusals };
  return { application: item, message: message ?? '', reason, ...about };
}
