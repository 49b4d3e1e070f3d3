import type { Schema } from '@uplink/api-client';

type Change = Schema<'ModuleSettingsChange'>;
type Field = Exclude<keyof Change, 'version'>;

/** What belongs to each step of the setup. */
const fields: Record<Schema<'SettingsStep'>, readonly Field[]> = {
  basicInfo: [
    ...(['name', 'url', 'alias', 'shortDescription', 'level', 'timeline'] as const),
    ...(['partTimeEducationDuration', 'fullTimeEducationDuration', 'whatYouLearn'] as const),
    ...(['discussion', 'numeration', 'certificate', 'discussionRecipientIds'] as const),
    ...(['prerequisiteIds', 'applyForm', 'onboardingForm', 'notClickable'] as const),
  ],
  branding: ['headerImage', 'overlay', 'logo'],
  terms: ['terms'],
  checklist: ['checklist'],
  permissions: ['permissions', 'mentorIds'],
  tabs: ['tabs'],
};

/** Fields of a change that belong to another step. */
export function fieldsOfOthers(step: Schema<'SettingsStep'>, change: Change): string[] {
  const own: readonly string[] = fields[step];
  return Object.keys(change).filter((field) => field !== 'version' && !own.includes(field));
}
