import type { Schema } from '@uplink/api-client';
import { ModuleStatus } from '@uplink/api-client/domain';
import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../db/schema.ts';
import type { Deps } from '../../../deps.ts';
import { notFound } from '../../../plugins/errors/errors.ts';
import type { VaultDeps } from '../../../vault/vault.ts';
import { readChildren, toModule } from '../../catalog/catalog.service.ts';
import { selectIntroPage } from '../../catalog/intro-page.service.ts';
import { selectModules } from '../../catalog/modules.repository.ts';
import { readProductLabs } from '../../labs/labs.service.ts';
import { nobody } from '../../learning/lesson-access.ts';
import { selectLessonStates, selectProductStates } from '../../learning/lesson-state.repository.ts';
import { detailsOf } from '../../learning/module-details.service.ts';
import { listResources } from '../../learning/my-modules.service.ts';
import { buildOutline } from '../../learning/outline.service.ts';
import { requireAuthored } from '../authored.ts';

/** The page of a product for its author, as seen by a learner who has just started; nothing is stored. */
export async function previewProduct(
  deps: VaultDeps & Pick<Deps, 'clock'>,
  person: { id: number },
  moduleId: number,
): Promise<Schema<'ModulePreview'>> {
  const { db } = deps;
  const now = deps.clock.now();
  const { id } = await requireAuthored(db, person, moduleId, 'view');
  const [[row], children] = await Promise.all([
    selectModules(db, nobody, { where: sql`m.id = ${id}` }),
    readChildren(db, nobody, id),
  ]);
  if (!row) throw notFound('This product does not exist.');
  const module = {
    ...toModule({ ...row, status: ModuleStatus.learning }),
    children,
    userCohort: null,
    quiz: null,
    homework: null,
  };
  const [details, intro, outline, resources, labs] = await Promise.all([
    detailsOf(deps, { userId: nobody, module, now }),
    selectIntroPage(db, id),
    openOutline(db, id),
    listResources(db, id),
    readProductLabs(db, now, nobody, id),
  ]);
  return { details, intro, children, outline, resources, labs };
}

/** The lessons of a course or project, all open; null for what has none. */
async function openOutline(db: Kysely<DB>, id: number): Promise<Schema<'Outline'> | null> {
  const [product] = await selectProductStates(db, nobody, [id]);
  if (!product) return null;
  const lessons = await selectLessonStates(db, nobody, [id]);
  const started = { status: ModuleStatus.learning, terms_id: null, blocker_id: null };
  const outline = buildOutline(
    { ...product, ...started },
    lessons.map((lesson) => ({ ...lesson, is_owned: true })),
  );
  return { ...outline, lock: null };
}
