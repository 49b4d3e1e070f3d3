'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import {
  cohortSettingsQuery,
  moduleCohortsQuery,
  notReady,
  useUplink,
} from '@uplink/api-client/react';
import { FormFault, SaveBar } from '@uplink/kit/forms';
import { NotReadyView, PageSkeleton, useHeldQuery } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import { TextField } from '@uplink/ui/field';
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
  /** For staff, who look after cohorts of all programs, rather than for authors of this one. @default false */
  isStaff?: boolean;
}

/** Everything of one cohort, for a page that shows that cohort. */
export function CohortSettings({ isStaff = false, ...of }: OfCohortProps) {
  return isStaff ? <OfStaff {...of} /> : <OfAuthors {...of} />;
}

type OfProps = Omit<OfCohortProps, 'isStaff'>;

function OfAuthors(of: OfProps) {
  const query = useHeldQuery(moduleCohortsQuery(useUplink(), of.productId));
  const cohort = query.data?.find(({ id }) => id === of.cohortId);
  if (!cohort) return <Waiting query={query} />;
  return <SettingsForm {...of} cohort={cohort} isStaff={false} />;
}

function OfStaff(of: OfProps) {
  const query = useHeldQuery(cohortSettingsQuery(useUplink(), of.cohortId));
  if (!query.data) return <Waiting query={query} />;
  return <SettingsForm {...of} cohort={query.data} isStaff />;
}

function Waiting({ query }: { query: Parameters<typeof notReady>[0] }) {
  const messages = useMessages(cohortsMessages);
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
  cohort: Schema<'CohortSettings'>;
  isStaff: boolean;
}

function SettingsForm({ productId, cohort, isStaff }: SettingsFormProps) {
  const messages = useMessages(cohortsMessages);
  const id = useId();
  const { form, changeCount } = useCohortForm({ productId, cohort, isStaff, warnsOnLeave: true });
  return (
    <Card
      title={messages.settings}
      footer={
        <SaveBar formId={id} form={form} changeCount={changeCount} action={messages.saveCohort} />
      }
    >
      <form {...form.formProps} id={id} className="ul-stack ul-cohorts__settings">
        <CohortFields form={form} cohort={cohort} />
        {isStaff && <TextField label={messages.reason} isRequired {...form.field('reason')} />}
        <FormFault form={form} />
      </form>
    </Card>
  );
}
