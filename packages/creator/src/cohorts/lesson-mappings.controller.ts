import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import {
  cohortKeys,
  cohortLessonsQuery,
  lessonMappingsQuery,
  useUplink,
} from '@uplink/api-client/react';
import { countChanges, type Form, useForm } from '@uplink/kit/forms';

export interface MappingValues {
  /** A row for each lesson, in the order of the program. */
  lessons: { availableFrom: string; milestoneId: string }[];
}

interface MappingsOf {
  cohortId: number;
  stored: Schema<'LessonMappings'>;
  /** Stores them by the calls of staff. @default false */
  isStaff?: boolean;
  /** Asks before the page is left with something unsaved. @default false */
  warnsOnLeave?: boolean;
  onStored?: () => void;
}

/** On which day each lesson opens, stored on the version that is shown. */
export function useLessonMappings(of: MappingsOf): {
  form: Form<MappingValues>;
  changeCount: number;
} {
  const { cohortId, stored, isStaff = false, warnsOnLeave = false, onStored } = of;
  const client = useUplink();
  const queries = useQueryClient();
  const values = toValues(stored);
  const form = useForm<MappingValues>({
    stored: values,
    warnsOnLeave,
    async send({ lessons }) {
      const rows = stored.lessons.map(({ id }, row) => ({
        lessonId: id,
        availableFrom: lessons[row]?.availableFrom || null,
        milestoneId: Number(lessons[row]?.milestoneId) || null,
      }));
      const change = {
        params: { path: { cohortId } },
        body: {
          version: stored.version,
          lessons: rows.filter((one) => one.availableFrom || one.milestoneId),
        },
      };
      const { api, unwrap } = client;
      const fresh: Schema<'LessonMappings'> = isStaff
        ? await unwrap(api.PUT('/management/cohorts/{cohortId}/lessons', change), { rethrow: true })
        : await unwrap(api.PUT('/creator/me/cohorts/{cohortId}/lesson-mappings', change), {
            rethrow: true,
          });
      const { queryKey } = (isStaff ? cohortLessonsQuery : lessonMappingsQuery)(client, cohortId);
      queries.setQueryData<Schema<'LessonMappings'>>(queryKey, fresh);
      await Promise.all(cohortKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
      onStored?.();
    },
  });
  return { form, changeCount: countChanges(form.values, values) };
}

const toValues = ({ lessons }: Schema<'LessonMappings'>): MappingValues => ({
  lessons: lessons.map(({ availableFrom, milestoneId }) => ({
    availableFrom: availableFrom ?? '',
    milestoneId: String(milestoneId ?? ''),
  })),
});
