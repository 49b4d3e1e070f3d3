import type { Schema } from '@uplink/api-client';
import { required, TimelineMode, VALIDATION } from '@uplink/api-client/domain';
import type { Kysely, Updateable } from 'kysely';
import type { DB, Module } from '../../../../db/schema.ts';
import type { Deps } from '../../../../deps.ts';
import { unprocessable } from '../../../../plugins/errors/errors.ts';
import { replaceTerms } from '../../../terms/authoring/terms.service.ts';
import { type Authored, requireAuthored } from '../../authored.ts';
import { refuseTaken } from '../draft.service.ts';
import { noteChange } from '../note-change.ts';
import { adoptPicture, sealProductPicture } from '../product-pictures.ts';
import { FORM_ERRORS } from '../publication.service.ts';
import { replaceParts } from './parts.repository.ts';
import { checkParts } from './parts.rules.ts';
import { readSettings } from './settings.repository.ts';

type Change = Schema<'ModuleSettingsChange'>;
export type SettingsDeps = Pick<Deps, 'db' | 'clock' | 'storage'>;

/** The settings of a product for someone who authors it. */
export async function readProductSettings(
  db: Kysely<DB>,
  person: { id: number },
  moduleId: number,
): Promise<Schema<'ModuleSettings'>> {
  const { id } = await requireAuthored(db, person, moduleId, 'view');
  return readSettings(db, id);
}

/** Changes what a step of the setup sends, on the version that its author saw. */
export async function patchSettings(
  deps: SettingsDeps,
  person: { id: number },
  { moduleId, type }: { moduleId: number; type: Schema<'AuthoredType'> },
  change: Change,
): Promise<Schema<'ModuleSettings'>> {
  const givesRights = change.permissions !== undefined || change.mentorIds !== undefined;
  const needed = givesRights ? 'manage' : 'edit';
  const product = await requireAuthored(deps.db, person, moduleId, needed);
  if (product.type !== type) {
    const fault = `${product.name} is of type ${product.type}, not ${type}.`;
    throw unprocessable(fault, { type: fault });
  }
  await applyChange(deps, person, product, change);
  return readSettings(deps.db, product.id);
}

/** Replaces the whole form of a product, on the version that its author saw. */
export async function replaceForm(
  deps: SettingsDeps,
  person: { id: number },
  moduleId: number,
  form: Schema<'ModuleForm'>,
): Promise<void> {
  const product = await requireAuthored(deps.db, person, moduleId);
  await applyChange(deps, person, product, form);
}

async function applyChange(
  deps: SettingsDeps,
  person: { id: number },
  product: Authored,
  change: Change,
): Promise<void> {
  const { db, clock } = deps;
  await checkChange(db, person, product, change);
  const pictures = await sealPictures(deps, person.id, change);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const { version } = change;
    await noteChange(trx, product.id, { by: person.id, now, version });
    const columns = { ...toColumns(change), ...(await adopt(trx, pictures)) };
    if (Object.keys(columns).length > 0)
      await trx.updateTable('module').set(columns).where('id', '=', product.id).execute();
    await replaceParts(trx, product.id, change);
    if (change.terms !== undefined) await replaceTerms(trx, now, product.id, change.terms);
  });

  function adopt(trx: Kysely<DB>, taken: typeof pictures) {
    return adoptPicture(trx, { userId: person.id, productId: product.id, now }, taken);
  }
}

async function checkChange(
  db: Kysely<DB>,
  person: { id: number },
  product: Authored,
  change: Change,
): Promise<void> {
  const { name, timeline, url, alias } = change;
  const faults: Record<string, string> = {};
  const nameFault = name === undefined ? undefined : required(name);
  if (nameFault) faults.name = nameFault;
  const hasDuration = change.partTimeEducationDuration || change.fullTimeEducationDuration;
  if (timeline === TimelineMode.estimated && !hasDuration)
    faults.partTimeEducationDuration = VALIDATION.required;
  Object.assign(faults, await checkParts(db, person, product, change));
  if (Object.keys(faults).length > 0) throw unprocessable(FORM_ERRORS, faults);
  await refuseTaken(db, { type: product.type, url, alias, except: product.id });
}

const sealPictures = async (deps: SettingsDeps, userId: number, { headerImage, logo }: Change) => ({
  headerImage: await sealProductPicture(deps, { userId, field: 'headerImage', key: headerImage }),
  logo: await sealProductPicture(deps, { userId, field: 'logo', key: logo }),
});

/** The columns of what is changed; a product without a timeline of its own has no durations. */
function toColumns(change: Change): Updateable<Module> {
  const { url, timeline } = change;
  const columns: Updateable<Module> = {
    name: change.name?.trim(),
    unique_name: url,
    url,
    alias: change.alias,
    short_description: change.shortDescription,
    level: change.level,
    is_self_paced: timeline && timeline === TimelineMode.selfPaced,
    part_time_education_duration: change.partTimeEducationDuration,
    full_time_education_duration: change.fullTimeEducationDuration,
    what_you_learn: change.whatYouLearn && JSON.stringify(change.whatYouLearn),
    discussion_enabled: change.discussion,
    numeration_enabled: change.numeration,
    certificate_enabled: change.certificate,
    apply_form: change.applyForm,
    onboarding_form: change.onboardingForm,
    not_clickable: change.notClickable,
    horizontal_shows_overlay: change.overlay,
  };
  if (timeline === TimelineMode.selfPaced)
    Object.assign(columns, {
      part_time_education_duration: null,
      full_time_education_duration: null,
    });
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}
