'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import {
  lessonMappingsQuery,
  moduleMilestonesQuery,
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
export function CohortLessons({ productId, cohortId }: OfCohortProps) {
  const messages = useMessages(cohortsMessages);
  const client = useUplink();
  const lessons = useHeldQuery(lessonMappingsQuery(client, cohortId));
  const milestones = useHeldQuery(moduleMilestonesQuery(client, productId));
  if (lessons.data && milestones.data)
    return (
      <LessonsForm
        cohortId={cohortId}
        stored={lessons.data}
        milestones={milestones.data.milestones}
      />
    );
  return (
    <NotReadyView
      state={notReady(lessons.data ? milestones : lessons)}
      noun={messages.mapping.noun}
      skeleton={<PageSkeleton heights={[420]} />}
    />
  );
}

interface LessonsFormProps {
  cohortId: number;
  stored: Schema<'LessonMappings'>;
  milestones: readonly Schema<'AuthoredMilestone'>[];
}

function LessonsForm({ cohortId, stored, milestones }: LessonsFormProps) {
  const messages = useMessages(cohortsMessages);
  const id = useId();
  const { form, changeCount } = useLessonMappings({ cohortId, stored, warnsOnLeave: true });
  return (
    <Card
      title={messages.mapping.heading}
      footer={
        <SaveBar formId={id} form={form} changeCount={changeCount} action={messages.mapping.save} />
      }
    >
      <form {...form.formProps} id={id} className="ul-stack">
        <LessonFields form={form} lessons={stored.lessons} milestones={milestones} />
        <FormFault form={form} />
      </form>
    </Card>
  );
}
