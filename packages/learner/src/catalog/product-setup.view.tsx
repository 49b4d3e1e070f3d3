import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Card } from '@uplink/ui/card';
import { catalogMessages } from './catalog.messages.ts';
import './points.css';

export interface ProductSetupProps {
  setup: Schema<'ModuleSetup'>;
}

/** What the authors of a product ask of its learners first. */
export function ProductSetup({ setup }: ProductSetupProps) {
  const messages = useMessages(catalogMessages);
  const { applyForm, onboardingForm, checklist } = setup;
  const hasSteps = onboardingForm !== null || checklist.length > 0;
  return (
    <>
      {applyForm !== null && (
        <Card title={messages.applyForm}>
          <p>
            {messages.applyFormText} <OutsideForm href={applyForm}>{messages.openForm}</OutsideForm>
          </p>
        </Card>
      )}
      {hasSteps && (
        <Card title={messages.firstSteps}>
          <ol className="ul-points">
            {onboardingForm !== null && (
              <li>
                <OutsideForm href={onboardingForm}>{messages.onboardingForm}</OutsideForm>
              </li>
            )}
            {checklist.map((task) => (
              <li key={task}>{task}</li>
            ))}
          </ol>
        </Card>
      )}
    </>
  );
}

const OutsideForm = ({ href, children }: { href: string; children: string }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children}
  </a>
);
