import type { Schema } from '@uplink/api-client';
import {
  atLeast,
  atMost,
  DURATION_UNITS,
  firstError,
  integer,
  isSecureAddress,
  maxLength,
  required,
  TimelineMode,
} from '@uplink/api-client/domain';
import { aliasRule, nameRules, urlRules } from '../url.rules.ts';
import { type Duration, longestSeconds, toDuration, toSeconds } from './duration.rules.ts';
import type { settingsMessages } from './settings.messages.ts';

type Settings = Schema<'ModuleSettings'>;

export interface BasicInfo
  extends Pick<
    Settings,
    | 'name'
    | 'url'
    | 'shortDescription'
    | 'timeline'
    | 'discussion'
    | 'numeration'
    | 'certificate'
    | 'notClickable'
    | 'discussionRecipients'
    | 'prerequisites'
  > {
  alias: string;
  /** '1' to '3', empty for none. */
  level: string;
  partTime: Duration;
  fullTime: Duration;
  applyForm: string;
  onboardingForm: string;
}

export function toBasicInfo(settings: Settings): BasicInfo {
  const { level, alias, applyForm, onboardingForm } = settings;
  return {
    name: settings.name,
    url: settings.url,
    alias: alias ?? '',
    shortDescription: settings.shortDescription,
    level: level === null ? '' : String(level),
    timeline: settings.timeline,
    partTime: toDuration(settings.partTimeEducationDuration),
    fullTime: toDuration(settings.fullTimeEducationDuration),
    discussion: settings.discussion,
    numeration: settings.numeration,
    certificate: settings.certificate,
    notClickable: settings.notClickable,
    discussionRecipients: settings.discussionRecipients,
    prerequisites: settings.prerequisites,
    applyForm: applyForm ?? '',
    onboardingForm: onboardingForm ?? '',
  };
}

/** What is wrong, by the path of the field. */
export function basicInfoFaults(
  values: BasicInfo,
  messages: Pick<typeof settingsMessages, 'httpsOnly'>,
): Record<string, string | undefined> {
  const formFault = (address: string) =>
    address !== '' && !isSecureAddress(address) ? messages.httpsOnly : maxLength(500)(address);
  const { timeline, partTime, fullTime } = values;
  const isEstimated = timeline === TimelineMode.estimated;
  const hasNone = isEstimated && partTime.amount === '' && fullTime.amount === '';
  return {
    name: firstError(values.name, nameRules),
    url: firstError(values.url, urlRules),
    alias: aliasRule(values.alias),
    shortDescription: maxLength(160)(values.shortDescription),
    'partTime.amount': hasNone ? required('') : isEstimated ? amountFault(partTime) : undefined,
    'fullTime.amount': isEstimated ? amountFault(fullTime) : undefined,
    applyForm: formFault(values.applyForm),
    onboardingForm: formFault(values.onboardingForm),
  };
}

function amountFault({ amount, unit }: Duration): string | undefined {
  if (amount.trim() === '') return undefined;
  const most = Math.floor(longestSeconds / DURATION_UNITS[unit]);
  return integer(amount) ?? atLeast(1)(Number(amount)) ?? atMost(most)(Number(amount));
}

type Changed = readonly (keyof BasicInfo & string)[];

/** Only what was changed; a timeline goes with its durations. */
export function toBasicChange(
  values: BasicInfo,
  changed: Changed,
): Omit<Schema<'ModuleSettingsChange'>, 'version'> {
  const plain = ['name', 'url', 'shortDescription', 'discussion', 'numeration'] as const;
  const flags = ['certificate', 'notClickable'] as const;
  const texts = ['alias', 'applyForm', 'onboardingForm'] as const;
  const has = (...fields: Changed) => fields.some((field) => changed.includes(field));
  const isEstimated = values.timeline === TimelineMode.estimated;
  return {
    ...Object.fromEntries(
      [...plain, ...flags].filter((one) => has(one)).map((one) => [one, values[one]]),
    ),
    ...Object.fromEntries(texts.filter((one) => has(one)).map((one) => [one, values[one] || null])),
    ...(has('level') && { level: levelOf(values.level) }),
    ...(has('timeline', 'partTime', 'fullTime') && {
      timeline: values.timeline,
      ...(isEstimated && {
        partTimeEducationDuration: toSeconds(values.partTime),
        fullTimeEducationDuration: toSeconds(values.fullTime),
      }),
    }),
    ...(has('discussionRecipients') && {
      discussionRecipientIds: values.discussionRecipients.map(({ id }) => id),
    }),
    ...(has('prerequisites') && { prerequisiteIds: values.prerequisites.map(({ id }) => id) }),
  };
}

const levelOf = (level: string) =>
  ([1, 2, 3] as const).find((one) => String(one) === level) ?? null;
