'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import {
  cohortLessonsQuery,
  lessonMappingsQuery,
  notReady,
  useUplink,
} from '@uplink/api-client/react';
import { FormFault, SaveBar } from '@uplink/kit/forms';
import { NotReadyView, PageSkeleton, useHeldQuery } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import { useId } from 'react';
import type { OfCohortProps } from './cohort-settings.tsx';
import { cohortsMessages } from './cohorts.messages.ts';
import { LessonFields } from './lesson-fields.view.tsx';
import { useLessonMappings } from './lesson-mappings.controller.ts';
import './cohorts.css';

/** The lessons of a program with their day in one cohort, for a page that shows that cohort. */
export function CohortLessons({ cohortId, isStaff = false }: Omit<OfCohortProps, 'productId'>) {
  return isStaff ? <OfStaff cohortId={cohortId} /> : <OfAuthors cohortId={cohortId} />;
}

function OfAuthors({ cohortId }: { cohortId: number }) {
  const query = useHeldQuery(lessonMappingsQuery(useUplink(), cohortId));
  if (!query.data) return <Waiting query={query} />;
  return <LessonsForm cohortId={cohortId} stored={query.data} isStaff={false} />;
}

function OfStaff({ cohortId }: { cohortId: number }) {
  const query = useHeldQuery(cohortLessonsQuery(useUplink(), cohortId));
  if (!query.data) return <Waiting query={query} />;
  return <LessonsForm cohortId={cohortId} stored={query.data} isStaff />;
}

function Waiting({ query }: { query: Parameters<typeof notReady>[0] }) {
  const messages = useMessages(cohortsMessages);
  return (
    <NotReadyView
      state={notReady(query)}
      noun={messages.mapping.noun}
      skeleton={<PageSkeleton heights={[420]} />}
    />
  );
}

interface LessonsFormProps {
  cohortId: number;
  stored: Schema<'LessonMappings'>;
  isStaff: boolean;
}

function LessonsForm(of: LessonsFormProps) {
  const messages = useMessages(cohortsMessages);
  const id = useId();
  const { form, changeCount } = useLessonMappings({ ...of, warnsOnLeave: true });
  return (
    <Card
      title={messages.mapping.heading}
      footer={
        <SaveBar formId={id} form={form} changeCount={changeCount} action={messages.mapping.save} />
      }
    >
      <form {...form.formProps} id={id} className="ul-stack">
        <LessonFields form={form} {...of.stored} />
        <FormFault form={form} />
      </form>
    </Card>
  );
}
