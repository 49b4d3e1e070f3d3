import type { Schema } from '@uplink/api-client';
import { may, type PolicyPerson } from '@uplink/api-client/domain';
import type { Deps } from '../../../deps.ts';
import { forbidden, notFound } from '../../../plugins/errors/errors.ts';
import { listAchievements } from '../../certificates/achievements.service.ts';
import { lookAtExams } from '../../exams/exams.service.ts';
import { readDashboard } from '../../learning/dashboard.service.ts';
import { readOutline, readOwnOutlines } from '../../learning/outline.service.ts';
import { writeAudit } from '../audit-log.ts';
import { readManagedUser } from '../managed-user.view.ts';
import { findView, lastViewId } from './views.repository.ts';

type ViewDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

interface Of {
  staff: PolicyPerson;
  userId: number;
}
type OfView = Of & { viewId: number };

const viewMs = 3_600_000;
const most = 100;

/** Begins to look at someone's learning: both accounts' logs say so before anything is shown. */
export async function startView(
  deps: ViewDeps,
  { staff, userId }: Of,
  reason: string,
): Promise<Schema<'UserView'>> {
  const { db, clock } = deps;
  await requireRight(deps, { staff, userId });
  const now = clock.now();
  const entry = { actorId: staff.id, action: 'viewAs' as const, reason, now };
  const id = await db.transaction().execute(async (trx) => {
    await writeAudit(trx, { ...entry, userId: staff.id, after: { userId } });
    await writeAudit(trx, { ...entry, userId });
    return lastViewId(trx, { actorId: staff.id, userId });
  });
  return { id, until: endOf(now) };
}

/** What a person sees of their learning; nothing is stored by looking. */
export async function readView(deps: ViewDeps, of: OfView): Promise<Schema<'SeenLearning'>> {
  const { db, clock } = deps;
  const view = await requireView(deps, of);
  const { userId } = of;
  const page = { page: 0, pageSize: most };
  const [home, products, exams, achievements] = await Promise.all([
    readDashboard(db, clock, userId),
    readOwnOutlines(db, userId, most),
    lookAtExams(deps, userId, page),
    listAchievements(db, userId, page),
  ]);
  return {
    user: view.user,
    reason: view.reason,
    until: endOf(view.begun),
    continueLearning: home.continueLearning?.lesson ?? null,
    products: products.map(({ product, status, done, total }) => ({
      product,
      status,
      done,
      total,
    })),
    exams: exams.data,
    achievements: achievements.data,
  };
}

/** The lessons of one of their products, in their states. */
export async function readViewOutline(
  deps: ViewDeps,
  of: OfView,
  moduleId: number,
): Promise<Schema<'Outline'>> {
  await requireView(deps, of);
  return readOutline(deps.db, of.userId, moduleId);
}

async function requireRight(deps: ViewDeps, { staff, userId }: Of): Promise<void> {
  const { roles } = await readManagedUser(deps, staff, userId);
  if (!may(staff, 'viewAsUser', { userId, roles }))
    throw forbidden('Only admins can view as staff, and no one can view as themselves.');
}

async function requireView(deps: ViewDeps, { staff, userId, viewId }: OfView) {
  const { db, clock } = deps;
  await requireRight(deps, { staff, userId });
  const after = new Date(clock.now().getTime() - viewMs);
  const view = await findView(db, { id: viewId, actorId: staff.id, userId, after });
  if (!view) throw notFound('This view has ended. Start another one.');
  return view;
}

const endOf = (begun: Date) => new Date(begun.getTime() + viewMs).toISOString();
