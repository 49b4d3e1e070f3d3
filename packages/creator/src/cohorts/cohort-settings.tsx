'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { moduleCohortsQuery, notReady, useUplink } from '@uplink/api-client/react';
import { FormFault, SaveBar } from '@uplink/kit/forms';
import { NotReadyView, PageSkeleton, useHeldQuery } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import { useId } from 'react';
import { CohortFields } from './cohort-fields.view.tsx';
import { useCohortForm } from './cohort-form.controller.ts';
import { cohortsMessages } from './cohorts.messages.ts';
import './cohorts.css';

export interface OfCohortProps {
  /** The program. */
  productId: number;
  /** One of its cohorts. */
  cohortId: number;
}

/** Everything of one cohort, for a page that shows that cohort. */
export function CohortSettings({ productId, cohortId }: OfCohortProps) {
  const messages = useMessages(cohortsMessages);
  const query = useHeldQuery(moduleCohortsQuery(useUplink(), productId));
  const cohort = query.data?.find(({ id }) => id === cohortId);
  if (cohort) return <SettingsForm productId={productId} cohort={cohort} />;
  return (
    <NotReadyView
      state={notReady(query)}
      noun={messages.settings}
      skeleton={<PageSkeleton heights={[360]} />}
    />
  );
}

interface SettingsFormProps {
  productId: number;
  cohort: Schema<'AuthoredCohort'>;
}

function SettingsForm({ productId, cohort }: SettingsFormProps) {
  const messages = useMessages(cohortsMessages);
  const id = useId();
  const { form, changeCount } = useCohortForm({ productId, cohort, warnsOnLeave: true });
  return (
    <Card
      title={messages.settings}
      footer={
        <SaveBar formId={id} form={form} changeCount={changeCount} action={messages.saveCohort} />
      }
    >
      <form {...form.formProps} id={id} className="ul-stack ul-cohorts__settings">
        <CohortFields form={form} cohort={cohort} />
        <FormFault form={form} />
      </form>
    </Card>
  );
}
