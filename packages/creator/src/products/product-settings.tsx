'use client';
import { editorTabs, productEditorPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import {
  creatorModuleQuery,
  moduleSettingsQuery,
  notReady,
  useUplink,
} from '@uplink/api-client/react';
import { NotReadyView, useHeldQuery } from '@uplink/kit/states';
import { LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Skeleton } from '@uplink/ui/skeleton';
import { type ComponentType, useEffect, useRef } from 'react';
import { BasicInfo } from './settings/basic-info.tsx';
import { Branding } from './settings/branding.tsx';
import { Checklist } from './settings/checklist.tsx';
import { Permissions } from './settings/permissions.tsx';
import { settingsMessages } from './settings/settings.messages.ts';
import type { StepContext } from './settings/step-form.controller.ts';
import { Tabs } from './settings/tabs.tsx';
import { Terms } from './settings/terms.tsx';
import './settings/settings.css';

/** The steps of the setup in their order (specification, section 2). */
export const setupSteps = [
  'basicInfo',
  'branding',
  'terms',
  'checklist',
  'permissions',
  'milestones',
  'tabs',
] as const;
export type SetupStep = (typeof setupSteps)[number];

const forms: Record<SetupStep, ComponentType<StepContext>> = {
  basicInfo: BasicInfo,
  branding: Branding,
  terms: Terms,
  checklist: Checklist,
  permissions: Permissions,
  milestones: Milestones,
  tabs: Tabs,
};

export interface ProductSettingsProps {
  /** The product. */
  productId: number;
  /** The step that is shown. */
  step: SetupStep;
  /** The field to begin with, by its name. @default none */
  field?: string | undefined;
  /** Where a step of the setup is opened. */
  hrefOf: (step: SetupStep) => string;
}

/** The setup of a product, one step at a time. */
export function ProductSettings({ productId, step, field, hrefOf }: ProductSettingsProps) {
  const messages = useMessages(settingsMessages);
  const client = useUplink();
  const product = useHeldQuery(creatorModuleQuery(client, productId));
  const settings = useHeldQuery(moduleSettingsQuery(client, productId));
  const Form = forms[step];
  const place = useRef<HTMLDivElement>(null);
  const isReady = product.data !== undefined && settings.data !== undefined;
  useEffect(() => {
    if (isReady && field)
      place.current?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus();
  }, [isReady, field]);
  return (
    <div className="ul-stack" ref={place}>
      <nav className="ul-setup__steps" aria-label={messages.steps}>
        {setupSteps.map((one) => (
          <LinkButton
            key={one}
            size="sm"
            href={hrefOf(one)}
            {...(one === step ? { variant: 'soft', 'aria-current': 'step' } : { variant: 'quiet' })}
          >
            {messages.step[one]}
          </LinkButton>
        ))}
      </nav>
      {product.data && settings.data ? (
        <Form key={step} product={product.data} settings={settings.data} />
      ) : (
        <NotReadyView
          isMain
          state={notReady(product.data ? settings : product)}
          noun={messages.noun}
          skeleton={<Skeleton height={480} />}
        />
      )}
    </div>
  );
}

/** Milestones stand with the cohorts that work towards them. */
function Milestones({ product }: StepContext) {
  const messages = useMessages(settingsMessages);
  const hasCohorts = editorTabs(product.type).includes('cohorts');
  return (
    <Card title={messages.step.milestones}>
      <div className="ul-stack">
        <p className="ul-muted">{hasCohorts ? messages.milestones : messages.noMilestones}</p>
        {hasCohorts && (
          <LinkButton href={productEditorPath(product, 'cohorts')}>{messages.toCohorts}</LinkButton>
        )}
      </div>
    </Card>
  );
}
