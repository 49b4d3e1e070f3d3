import type { Schema } from '@uplink/api-client';
import {
  formatClock,
  maxLength,
  parseClock,
  required,
  VALIDATION,
} from '@uplink/api-client/domain';
import type { FieldRules } from '@uplink/kit/forms';

type Content = Schema<'LessonContent'>;

/** A lesson as its fields hold it. */
export interface LessonValues extends Omit<Content, 'duration' | 'labIds'> {
  /** HH:MM:SS. */
  duration: string;
  labs: Schema<'LessonLab'>[];
}

export const limits = { name: 200, message: 120, points: 10_000, description: 200_000 } as const;

export function toValues({
  content: { labIds: _, ...content },
  labs,
}: Pick<Schema<'CreatorLesson'>, 'content' | 'labs'>): LessonValues {
  return { ...content, duration: formatClock(content.duration), labs };
}

export function toContent({ labs, ...values }: LessonValues): Content {
  return {
    ...values,
    labIds: labs.map(({ id }) => id),
    duration: parseClock(values.duration) ?? 0,
    resources: values.resources.map(({ title, url }) => ({ title: title.trim(), url: url.trim() })),
  };
}

const address = (value: string) =>
  /^(https?:\/\/|\/)\S+$/.test(value.trim()) ? undefined : VALIDATION.pattern;

export const rules: FieldRules<LessonValues> = {
  name: [required, maxLength(limits.name)],
  duration: [(value) => (parseClock(value) === undefined ? VALIDATION.pattern : undefined)],
  xpPoints: [
    (value) => {
      if (!Number.isInteger(value)) return VALIDATION.integer;
      if (value < 0) return VALIDATION.atLeast(0);
      return value > limits.points ? VALIDATION.atMost(limits.points) : undefined;
    },
  ],
  motivationalMessage: [maxLength(limits.message)],
  description: [maxLength(limits.description)],
  'resources[].title': [required, maxLength(limits.name)],
  'resources[].url': [required, address],
};

/** The words of a description, as they are counted for its author. */
export function countWords(html: string): number {
  return html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
