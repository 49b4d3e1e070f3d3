import type { HomeworkSectionType, HomeworkType } from './codes/work.codes.ts';
import { HOMEWORK_FILE_MAX_BYTES } from './constants.ts';
import { exerciseTitle } from './questions/exercise.rules.ts';
import { withFault } from './questions/faults.ts';
import { QUIZ_MESSAGES } from './quiz.rules.ts';
import type { UPLOAD_RULES } from './upload.rules.ts';
import { maxLength, required, VALIDATION } from './validation/index.ts';

/** A homework as its author writes it. */
export interface HomeworkForm {
  type: HomeworkType;
  title: string;
  /** HTML. */
  brief: string;
  maxFiles: number;
  /** Null for the academy's own limit. */
  maxFileSize: number | null;
  /** Null for all that homework allows. */
  extensions: readonly string[] | null;
  sections: readonly {
    title: string;
    type: HomeworkSectionType;
    items: readonly { text: string }[];
  }[];
}

/** What a homework's files may be, in groups that an author ticks; together they are all that homework allows. */
export const HOMEWORK_FILE_CATEGORIES = {
  documents: ['pdf', 'txt', 'md', 'csv', 'doc', 'docx', 'xlsx'],
  pictures: ['png', 'jpg', 'jpeg', 'drawio'],
  captures: ['pcap', 'pcapng'],
  configurations: ['cfg', 'pkt'],
  archives: ['zip', 'gz'],
  recordings: ['mp4'],
} as const satisfies Record<
  string,
  readonly (typeof UPLOAD_RULES)['homework']['extensions'][number][]
>;

export type HomeworkFileCategory = keyof typeof HOMEWORK_FILE_CATEGORIES;

/** What is wrong with a homework, by field: 'title', 'sections[0].items[1].text'. */
export function homeworkFaults(form: HomeworkForm): Readonly<Record<string, string>> {
  return withFault({
    title: required(form.title) ?? maxLength(200)(form.title),
    brief: maxLength(20_000)(form.brief),
    ...(form.type === 'UPLOAD' ? fileFaults(form) : sectionFaults(form)),
  });
}

function fileFaults({ maxFiles, maxFileSize, extensions }: HomeworkForm) {
  return {
    maxFiles: between(maxFiles, 1, 20),
    maxFileSize:
      maxFileSize === null ? undefined : between(maxFileSize, 1, HOMEWORK_FILE_MAX_BYTES),
    extensions: extensions?.length === 0 ? VALIDATION.required : undefined,
  };
}

function between(value: number, least: number, most: number): string | undefined {
  if (!Number.isInteger(value)) return VALIDATION.integer;
  if (value < least) return VALIDATION.atLeast(least);
  return value > most ? VALIDATION.atMost(most) : undefined;
}

function sectionFaults({ sections }: HomeworkForm): Record<string, string | undefined> {
  const faults: Record<string, string | undefined> = {
    sections: sections.length === 0 ? VALIDATION.required : undefined,
  };
  for (const [index, { title, type, items }] of sections.entries()) {
    const path = `sections[${index}]`;
    faults[`${path}.title`] = required(title) ?? maxLength(200)(title);
    faults[`${path}.items`] = items.length === 0 ? VALIDATION.required : undefined;
    for (const [place, { text }] of items.entries())
      faults[`${path}.items[${place}].text`] =
        required(text) ?? (type === 'exercise' ? unreadFault(text) : wordsFault(type, text));
  }
  return faults;
}

/** A sentence to fill in has three underscores for each blank. */
const wordsFault = (type: HomeworkSectionType, text: string) =>
  maxLength(2000)(text) ??
  (type === 'fillBlanks' && !text.includes('___') ? QUIZ_MESSAGES.noBlank : undefined);

/** Only the engine reads the rest of a definition. */
const unreadFault = (definition: string) =>
  exerciseTitle(definition) === undefined ? VALIDATION.pattern : undefined;
