import type { Schema } from '@uplink/api-client';
import { newId } from '@uplink/kit/saving';
import { toBriefHtml, toBriefText } from './brief.rules.ts';

type Section = Schema<'HomeworkSectionInput'>;

/** A homework in its form. */
export interface HomeworkValues {
  type: Schema<'HomeworkType'>;
  title: string;
  /** As it is typed. */
  brief: string;
  challengeId: string;
  maxFiles: number;
  /** Null for the limit of homework. */
  maxMegabytes: number | null;
  /** Null for all that homework allows. */
  extensions: string[] | null;
  sections: Section[];
}

const megabyte = 1_048_576;

export function toHomeworkValues(stored: Schema<'CreatorHomework'> | null): HomeworkValues {
  if (!stored)
    return {
      type: 'UPLOAD',
      title: '',
      brief: '',
      challengeId: '',
      maxFiles: 5,
      maxMegabytes: null,
      extensions: null,
      sections: [],
    };
  const { type, title, maxFiles, maxFileSize, extensions, sections } = stored;
  return {
    type,
    title,
    brief: toBriefText(stored.brief),
    challengeId: stored.challengeId ?? '',
    maxFiles,
    maxMegabytes: maxFileSize === null ? null : Math.max(1, Math.round(maxFileSize / megabyte)),
    extensions,
    sections,
  };
}

export function toHomeworkForm(values: HomeworkValues): Schema<'HomeworkForm'> {
  const { type, title, maxFiles, maxMegabytes, extensions, sections } = values;
  return {
    type,
    title: title.trim(),
    brief: toBriefHtml(values.brief),
    challengeId: values.challengeId.trim() || null,
    maxFiles,
    maxFileSize: maxMegabytes === null ? null : maxMegabytes * megabyte,
    extensions,
    // Of an upload they stay, so that a change of mind loses nothing.
    sections,
  };
}

/** The field of the form that a fault of the homework belongs to. */
export const toFormField = (field: string) => (field === 'maxFileSize' ? 'maxMegabytes' : field);

export const newSection = (): Section => ({
  id: newId(),
  title: '',
  type: 'checklist',
  items: [newItem()],
});

export const newItem = () => ({ id: newId(), text: '' });
